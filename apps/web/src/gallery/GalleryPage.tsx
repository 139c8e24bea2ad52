import '@tafelrunde/ui/table.css';
import '../styles/table/table.css';
import '../styles/gallery.css';
import { useState, type ReactNode } from 'react';
import { Button } from '@tafelrunde/ui';
import {
  AnswerList,
  AnswerRow,
  Card,
  CardBack,
  CardChip,
  Chronicle,
  Confirm,
  Die,
  Hand,
  NumberStepper,
  OrderList,
  Pile,
  PlaceMap,
  PromptBar,
  RuleTip,
  SeatPanel,
  Target,
  Token,
  Track,
  type MapPoint,
} from '@tafelrunde/ui/table';
import { useSpeech } from '../language.tsx';
import { useArrival } from '../router.ts';
import { useTableTexts } from '../table/texts.ts';
import { useTitle } from '../title.ts';
import { BoardParts, NumberedCards } from './BoardParts.tsx';
import { ManyAnswers } from './ManyAnswers.tsx';
import { samplesOf } from './samples.ts';

/** Each part of a table in its states. */
export function GalleryPage() {
  const { texts } = useSpeech();
  useTitle(texts.gallery.title);
  useArrival();
  return (
    <div className="gallery">
      <div className="section-head">
        <h1 tabIndex={-1}>{texts.gallery.title}</h1>
        <p>{texts.gallery.intro}</p>
      </div>
      <Prompts />
      <Many />
      <Kinds />
      <Cards />
      <Things />
      <Board />
    </div>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="slab gallery-part">
      <h2>{title}</h2>
      <div className="gallery-row">{children}</div>
    </section>
  );
}

const nothing = () => {};

function Many() {
  const samples = samplesOf(useSpeech().language);
  return (
    <Part title={samples.titles.many}>
      <ManyAnswers count={3} />
      <ManyAnswers count={12} />
      <ManyAnswers count={60} />
    </Part>
  );
}

function Board() {
  const samples = samplesOf(useSpeech().language);
  return (
    <>
      <Part title={samples.titles.numbers}>
        <NumberedCards />
      </Part>
      <Part title={samples.titles.board}>
        <BoardParts />
      </Part>
    </>
  );
}

function Prompts() {
  const texts = useTableTexts();
  const samples = samplesOf(useSpeech().language);
  const [lit, light] = useState<string | null>(null);
  const [why, setWhy] = useState(false);
  const tools = [
    { icon: 'undo', label: texts.undo, hotkey: 'U', onUse: nothing, off: true },
    { icon: 'rulebook', label: texts.rules, hotkey: 'R', onUse: () => setWhy(true) },
  ] as const;
  return (
    <Part title={samples.titles.prompt}>
      <PromptBar
        label={`${texts.prompt} 1`}
        heading="h3"
        home={<b className="gallery-home">{samples.game}</b>}
        sentence={samples.question}
        help={samples.help}
        why={{ label: texts.why, onAsk: () => setWhy(true) }}
        asked
        tools={tools}
        toolsLabel={`${texts.tools} 1`}
      >
        <AnswerList
          label={texts.answers}
          blockedLabel={texts.notAllowed}
          texts={texts.answerList}
          choices={samples.choices.map((choice) =>
            choice.rule === undefined
              ? choice
              : {
                  ...choice,
                  blocked: { reason: choice.reason, rule: choice.rule, onWhy: () => setWhy(true) },
                },
          )}
          lit={lit ?? 'first'}
          onChoose={light}
          onLight={light}
        />
      </PromptBar>
      <PromptBar
        label={`${texts.prompt} 2`}
        heading="h3"
        home={<b className="gallery-home">{samples.game}</b>}
        sentence={texts.waitsFor('Mara')}
        help={texts.before(samples.before)}
        waitingFor={1}
        asked={false}
        tools={tools}
        toolsLabel={`${texts.tools} 2`}
      />
      {why && (
        <RuleTip
          title={texts.whyTitle}
          rules={[{ id: 'HO-SHIELD-01', text: samples.rule, ruling: samples.ruling }]}
          rulingLabel={texts.ruling}
          openLabel={texts.openRule}
          closeLabel={texts.close}
          onClose={() => setWhy(false)}
        />
      )}
    </Part>
  );
}

function Kinds() {
  const texts = useTableTexts();
  const samples = samplesOf(useSpeech().language);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(['first']));
  const [order, setOrder] = useState(samples.choices.map(({ id }) => id));
  const [number, setNumber] = useState(2);
  const [point, setPoint] = useState<MapPoint>({ x: 620, y: 410 });
  const open = samples.choices.map(({ id, label }) => ({ id, label }));
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  return (
    <Part title={samples.titles.kinds}>
      <AnswerList
        label={`${texts.answers} 1`}
        texts={texts.answerList}
        blockedLabel={texts.notAllowed}
        choices={open}
        chosen={chosen}
        confirm={{
          label: texts.confirmSome(chosen.size),
          detail: texts.ready(chosen.size, 1, 2),
          ready: chosen.size > 0 && chosen.size < 3,
          onConfirm: () => setChosen(new Set()),
        }}
        onChoose={toggle}
        onLight={nothing}
      />
      <AnswerRow label={`${texts.answers} 2`}>
        <OrderList
          items={order.map((id) => open.find((each) => each.id === id) ?? { id, label: id })}
          texts={texts}
          onMove={(from, to) => {
            const item = order[from];
            if (item !== undefined) setOrder(order.toSpliced(from, 1).toSpliced(to, 0, item));
          }}
          onLight={nothing}
        />
      </AnswerRow>
      <AnswerRow label={`${texts.answers} 3`}>
        <NumberStepper
          label={samples.titles.number}
          value={number}
          min={0}
          max={9}
          lessLabel={texts.less}
          moreLabel={texts.more}
          onChange={setNumber}
        />
        <Confirm
          label={texts.confirmNumber(number)}
          detail={texts.range(0, 9)}
          ready
          onConfirm={() => setNumber(0)}
        />
      </AnswerRow>
      <div className="gallery-map">
        <PlaceMap
          label={texts.map}
          size={1000}
          marks={[
            { x: 240, y: 300 },
            { x: 780, y: 700 },
          ]}
          path={[point]}
          onPlace={setPoint}
        />
      </div>
    </Part>
  );
}

function Cards() {
  const texts = useTableTexts();
  const samples = samplesOf(useSpeech().language);
  const { cards } = samples;
  const first = cards[0];
  return (
    <>
      <Part title={samples.titles.cards}>
        {cards.map(({ kind, name, text }) => (
          <span key={kind} className="gallery-card">
            <Card kind={kind} name={name} text={text} />
          </span>
        ))}
        <span className="gallery-card">
          <CardBack />
        </span>
        {cards.slice(0, 2).map(({ kind, name }) => (
          <span key={kind} className="gallery-small">
            <Card kind={kind} name={name} small />
          </span>
        ))}
      </Part>
      <Part title={samples.titles.targets}>
        {first !== undefined &&
          (['possible', 'lit', 'chosen', 'blocked'] as const).map((state) => (
            <figure key={state} className="gallery-card">
              <Target state={state} label={samples.states[state]}>
                <Card kind={first.kind} name={first.name} text={first.text} />
              </Target>
              <figcaption>{samples.states[state]}</figcaption>
            </figure>
          ))}
        <Pile name={samples.words.deck} count={23} countLabel={texts.count(23)} />
        <Pile
          name={samples.words.discard}
          count={3}
          countLabel={texts.count(3)}
          top={first && <Card kind={first.kind} name={first.name} small />}
        />
        <Pile name={samples.words.discard} count={0} countLabel={texts.none} />
      </Part>
      <Part title={texts.hand}>
        <Hand label={texts.hand} empty={texts.handEmpty}>
          {cards.map(({ kind, name, text }) => (
            <Card key={kind} kind={kind} name={name} text={text} />
          ))}
        </Hand>
      </Part>
    </>
  );
}

function Things() {
  const texts = useTableTexts();
  const samples = samplesOf(useSpeech().language);
  const [again, setAgain] = useState(0);
  const card = samples.cards[0];
  return (
    <>
      <Part title={texts.seats}>
        <ul className="gallery-seats">
          {samples.seats.map(({ name, tag, icon }, seat) => (
            <SeatPanel
              key={name}
              seat={seat}
              name={name}
              tag={tag}
              icon={icon}
              turn={seat === 0 ? texts.turn : undefined}
              counters={[
                { name: samples.words.hand, value: 4 + seat, icon: 'hand' },
                { name: samples.words.coins, value: 3 },
              ]}
            />
          ))}
        </ul>
        <span className="gallery-tokens">
          {samples.seats.map(({ name }, seat) => (
            <Token key={name} seat={seat} label={name} />
          ))}
        </span>
      </Part>
      <Part title={samples.titles.dice}>
        {[3, 5, 6, 1, 2, 4].map((value, at) => (
          <Die
            key={value}
            value={((value + again - 1) % 6) + 1}
            label={texts.rolled(((value + again - 1) % 6) + 1)}
            dark={at === 0}
            asked={at === 2}
            changed={at === 3}
          />
        ))}
        <Button label={samples.titles.again} icon="chance" tone="quiet" onClick={() => setAgain(again + 1)} />
        <Track label={samples.titles.track} from={0} to={9} at={4} ghost={6} />
      </Part>
      <Part title={texts.chronicle}>
        <div className="gallery-log">
          <Chronicle
            title={texts.chronicle}
            empty={texts.chronicleEmpty}
            lines={samples.lines.map((text, key) => ({
              key,
              seat: key % 3,
              text:
                key === 1 ? (
                  <>
                    {text} <CardChip kind="thief" name={card?.name ?? ''} />
                  </>
                ) : (
                  text
                ),
              now: key === samples.lines.length - 1,
            }))}
          />
        </div>
      </Part>
    </>
  );
}
