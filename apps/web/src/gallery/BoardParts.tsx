import { useState } from 'react';
import { Button } from '@tafelrunde/ui';
import {
  Aim,
  Count,
  Figure,
  MotionProvider,
  ringCell,
  Roll,
  Stage,
  Tile,
  times,
  Trail,
  Walk,
  WoodFrame,
  type PaletteName,
  type Point,
  type SceneName,
} from '@tafelrunde/ui/board';
import { Card, type TargetState } from '@tafelrunde/ui/table';
import { useSpeech } from '../language.tsx';
import { useMotion } from '../table/useMotion.ts';
import { samplesOf } from './samples.ts';

const scenes: readonly (readonly [SceneName, PaletteName])[] = [
  ['village', 'warm'],
  ['field', 'bone'],
  ['crypt', 'night'],
  ['forest', 'moss'],
  ['peaks', 'steel'],
  ['storm', 'storm'],
  ['rays', 'violet'],
  ['cave', 'clay'],
  ['ember', 'ember'],
  ['hall', 'dusk'],
  ['deep', 'ice'],
  ['shelf', 'sand'],
];
const side = 4;
const cell = { width: 130, height: 104 };
const box = { x: -14, y: -14, width: side * cell.width + 28, height: side * cell.height + 28 };
const boxOf = (space: number) => {
  const [column, row] = ringCell(space, side);
  return { x: column * cell.width, y: row * cell.height, ...cell };
};
const footOf = (space: number): Point => {
  const { x, y } = boxOf(space);
  return [x + cell.width / 2, y + 66];
};
const states: Readonly<Record<number, TargetState>> = { 1: 'possible', 2: 'lit', 3: 'chosen', 4: 'blocked' };

/** A drawn board with its spaces in every state, a figure that walks, dice that are thrown, a counter. */
export function BoardParts() {
  const { language } = useSpeech();
  const samples = samplesOf(language);
  const motion = useMotion();
  const [turn, setTurn] = useState(0);
  const space = (turn * 3) % 12;
  const way = times(4, (step) => footOf((space + step) % 12));
  return (
    <MotionProvider value={motion}>
      <div className="gallery-stage">
        <Stage label={samples.titles.board} language={language} box={box} motion={motion}>
          <WoodFrame box={{ x: 0, y: 0, width: side * cell.width, height: side * cell.height }}>
            {scenes.map(([scene, palette], at) => {
              const state = states[at];
              const name = samples.spaces[at] ?? '';
              return (
                <Aim
                  key={name}
                  label={name}
                  ring={boxOf(at)}
                  dashed={at === 1}
                  target={state && { state, label: samples.states[state], onChoose: () => setTurn(turn + 1) }}
                >
                  <Tile box={boxOf(at)} name={name} scene={scene} palette={palette} seed={at + 3} />
                </Aim>
              );
            })}
            <Trail points={way} />
            <Walk at={footOf(space)}>
              <Figure seat={1} icon="person" x={0} y={0} active />
            </Walk>
          </WoodFrame>
        </Stage>
      </div>
      <div className="gallery-motion">
        <Roll value={(turn % 6) + 1} roll={turn} label={samples.titles.dice} size={56} />
        <Roll value={((turn + 3) % 6) + 1} roll={turn} label={samples.titles.dice} size={56} dark />
        <b className="gallery-count">
          <Count value={turn * 7} />
        </b>
        <Button label={samples.titles.again} icon="chance" onClick={() => setTurn(turn + 1)} />
      </div>
    </MotionProvider>
  );
}

/** Cards with all their numbers. */
export function NumberedCards() {
  const { language } = useSpeech();
  const { numbers, cards } = samplesOf(language);
  const [first] = cards;
  return [false, true].flatMap((small) => [
    <div key={`hero ${small}`} style={{ width: small ? 120 : 168 }}>
      <Card
        kind="hero"
        name={numbers.hero}
        type={numbers.type}
        classes={[{ icon: 'strength', name: numbers.strength }]}
        text={first?.text}
        look={{ frame: 'hero', palette: 'warm', scene: 'hall', seed: 4 }}
        icon="person"
        price={{ icon: 'coin', name: numbers.price, value: 6 }}
        rail={[
          { icon: 'strength', name: numbers.strength, value: 5, pigment: 'strength' },
          { icon: 'attack', name: numbers.attack, value: 1, pigment: 'attack' },
        ]}
        foot={[
          { icon: 'coin', name: numbers.gold, value: 0, pigment: 'light' },
          { icon: 'experience', name: numbers.experience, value: 2, pigment: 'xp' },
        ]}
        small={small}
      />
    </div>,
    <div key={`monster ${small}`} style={{ width: small ? 120 : 168 }}>
      <Card
        kind="monster"
        name={numbers.monster}
        type={numbers.monsterType}
        text={first?.text}
        look={{ frame: 'monster', palette: 'blood', scene: 'cave', seed: 7 }}
        icon="dragon"
        life={{ icon: 'life', name: numbers.life, value: 11 }}
        foot={[
          { icon: 'coin', name: numbers.gold, value: 1, pigment: 'light' },
          { icon: 'experience', name: numbers.experience, value: 3, pigment: 'xp' },
          { icon: 'victory', name: numbers.points, value: 8, pigment: 'vp' },
        ]}
        marks={2}
        small={small}
      />
    </div>,
  ]);
}
