import { useState } from 'react';
import { Icon, targetAt, usePeek } from '@tafelrunde/ui/board';
import { reasonAgainst } from '../overview/areas.ts';
import { labelOf } from '../overview/names.ts';
import { isChoosing, read, teamFor } from '../overview/reading.ts';
import { texts } from '../overview/texts.ts';
import { SLOTS } from '../rules/abilities.ts';
import { heroDef, heroesOf, opponentOf } from '../rules/models.ts';
import {
  agility,
  armour,
  combatDice,
  isRanged,
  kitOf,
  magicResist,
  MAX_LEVEL,
  maxLife,
  maxMana,
  moveAllowance,
  runAllowance,
  willpower,
  XP_FOR_LEVEL,
} from '../rules/values.ts';
import { type Hero, type Slot } from '../shape.ts';
import { AbilityCard } from './AbilityCard.tsx';
import { CandidateSheet } from './CandidateSheet.tsx';
import { HeroHead } from './HeroHead.tsx';
import { iconOf, own } from './looks.ts';
import { Numbers } from './Numbers.tsx';
import { keysOf } from './Pieces.tsx';
import { heroInView, type Props } from './view.ts';

/** The sheet to the left: one hero in full, and both teams at a glance. */
export function Own(props: Props) {
  const [picked, setPicked] = useState<{ readonly id: number; readonly turn: string } | null>(null);
  // The hero that was picked is shown until somebody else is asked about.
  const inView = heroInView(props);
  const turn = `${inView?.id} ${props.view.state.phases.join()}`;
  const t = read(props.view);
  const chosen = picked !== null && picked.turn === turn ? props.view.state.models[picked.id] : null;
  const hero = chosen?.sort === 'hero' ? chosen : inView;
  if (isChoosing(props.view)) return <CandidateSheet props={props} />;
  if (hero === null) return null;
  const team = teamFor(props);
  const say = texts[props.speech.language];
  const pick = (id: number) => setPicked({ id, turn });
  const sheet = (
    <div className="ex-own">
      <HeroSheet hero={hero} props={props} />
      <div className="ex-teams slab">
        {[team, opponentOf(team)].map((one) => (
          <section key={one} data-team={one}>
            <h3>
              {say.teams[one]}
              <small>{one === team ? say.words.ownTeam : say.words.otherTeam}</small>
            </h3>
            <ul>
              {heroesOf(t, one).map((member) => (
                <li key={member.id}>
                  <Member hero={member} shown={member.id === hero.id} props={props} onPick={pick} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
  if (!props.narrow) return sheet;
  return (
    <>
      <Waiting props={props} onPick={pick} />
      <details className="ex-more slab">
        <summary>
          <Icon name={iconOf(hero.kind)} />
          <b>{props.speech.card(hero.kind)}</b>
          <span>{say.life(hero.life, maxLife(t, hero))}</span>
          <span>{say.mana(hero.mana)}</span>
          <Icon name="unfold" />
        </summary>
        {sheet}
      </details>
    </>
  );
}

/** On a phone: heroes who can be chosen and stand nowhere on the map. */
function Waiting({ props, onPick }: { readonly props: Props; readonly onPick: (id: number) => void }) {
  const waiting = heroesOf(read(props.view), teamFor(props)).filter(
    (hero) => !hero.present && targetAt(props.asking, keysOf(hero, props)) !== undefined,
  );
  if (waiting.length === 0) return null;
  return (
    <ul className="ex-waiting slab">
      {waiting.map((hero) => (
        <li key={hero.id}>
          <Member hero={hero} shown={false} props={props} onPick={onPick} />
        </li>
      ))}
    </ul>
  );
}

interface MemberProps {
  readonly hero: Hero;
  readonly shown: boolean;
  readonly props: Props;
  readonly onPick: (id: number) => void;
}
/** A line of the team: who, how much life and mana, which level; it can be chosen where it is asked about. */
function Member({ hero, shown, props, onPick }: MemberProps) {
  const { view, speech, asking } = props;
  const say = texts[speech.language];
  const target = targetAt(asking, keysOf(hero, props));
  const { handlers } = usePeek(target, () => onPick(hero.id));
  const most = maxLife(read(view), hero);
  const name = speech.card(hero.kind);
  return (
    <button
      type="button"
      className="target ex-member"
      data-state={target?.state}
      data-target={target?.target}
      data-shown={shown || undefined}
      data-away={hero.present ? undefined : hero.life > 0 ? 'waiting' : 'out'}
      {...handlers}
    >
      {/* The line says in signs what is read out in words. */}
      <span className="unseen">
        {`${labelOf(hero, props)}${hero.present ? '' : `, ${say.words.away}`}. ${target?.label ?? say.show(name)}`}
      </span>
      <Icon name={iconOf(hero.kind)} />
      <span className="ex-member-name" aria-hidden="true">
        {name}
      </span>
      <span className="ex-bar" aria-hidden="true">
        <i
          style={{ inlineSize: `${(100 * hero.life) / most}%` }}
          data-low={hero.life * 3 <= most || undefined}
        />
      </span>
      <span className="ex-member-life" aria-hidden="true">
        {hero.life}/{most}
      </span>
      <span className="ex-member-mana" aria-hidden="true">
        <Icon name={own('mana')} />
        {hero.mana}
      </span>
      <span className="ex-member-level" aria-hidden="true">
        {say.levelMark(hero.level)}
      </span>
    </button>
  );
}

/** Everything that is printed on a hero and lies on it. */
function HeroSheet({ hero, props }: { readonly hero: Hero; readonly props: Props }) {
  const { view, speech } = props;
  const say = texts[speech.language];
  const t = read(view);
  const def = heroDef(t, hero);
  const next = hero.level < MAX_LEVEL ? XP_FOR_LEVEL[hero.level + 1] : hero.xp;
  const inch = (value: number) => value / 1000;
  const magic = willpower(t, hero);
  return (
    <section className="ex-sheet sheet" aria-label={speech.card(hero.kind)} data-team={hero.team}>
      <HeroHead
        def={def}
        level={hero.level}
        more={` · ${say.teams[hero.team]}${hero.present ? '' : ` · ${say.words.away}`}`}
        speech={speech}
      />
      <dl className="ex-pools">
        <Pool name={say.words.life} icon="life" now={hero.life} most={maxLife(t, hero)} look="life" />
        <Pool name={say.words.mana} icon={own('mana')} now={hero.mana} most={maxMana(t, hero)} look="mana" />
        <div>
          <dt>
            <Icon name="experience" /> {say.words.experience}
          </dt>
          <dd>{say.experienceOf(hero.xp, next)}</dd>
        </div>
      </dl>
      <Numbers
        of={[
          [isRanged(t, hero) ? 'ranged' : 'melee', combatDice(t, hero)],
          ...(magic === null ? [] : [['willpower', magic] as const]),
          ['speed', `${inch(runAllowance(t, hero))}/${inch(moveAllowance(t, hero))}`],
          ['agility', `${agility(t, hero)}+`],
          ['armour', armour(t, hero)],
          ['resistance', magicResist(t, hero)],
        ]}
        speech={speech}
      />
      {hero.status.length > 0 && (
        <ul className="ex-states">
          {[...new Set(hero.status.map(({ status }) => status))].map((status) => (
            <li key={status}>
              <Icon name={own(status)} /> {say.status[status]}
            </li>
          ))}
        </ul>
      )}
      <ul className="ex-abilities">
        {SLOTS.map((slot) => (
          <AbilityLine key={slot} hero={hero} slot={slot} props={props} />
        ))}
        <AbilityCard slot="P" kind={def.passive.kind} props={props} />
      </ul>
      <h3>
        {say.words.equipment}
        <span>
          <Icon name="coin" /> {hero.gold} {say.words.gold}
        </span>
      </h3>
      <ul className="ex-kit">
        {t.cards(kitOf(t, hero)).map((card) => (
          <li key={card}>
            <button type="button" onClick={() => props.showCard(t.kind(card))}>
              <Icon name={iconOf(t.kind(card))} /> {speech.card(t.kind(card))}
            </button>
          </li>
        ))}
        {t.cards(kitOf(t, hero)).length === 0 && <li className="ex-none">{say.words.empty}</li>}
      </ul>
    </section>
  );
}

/** An ability of a hero, and why it cannot be used now. */
function AbilityLine({
  hero,
  slot,
  props,
}: {
  readonly hero: Hero;
  readonly slot: Slot;
  readonly props: Props;
}) {
  const t = read(props.view);
  const { kind, mana } = heroDef(t, hero).abilities[slot];
  return (
    <AbilityCard
      slot={slot}
      kind={kind}
      mana={mana}
      why={reasonAgainst(t, hero, slot, props)}
      props={props}
    />
  );
}

interface PoolProps {
  readonly name: string;
  readonly icon: Parameters<typeof Icon>[0]['name'];
  readonly now: number;
  readonly most: number;
  readonly look: 'life' | 'mana';
}
function Pool({ name, icon, now, most, look }: PoolProps) {
  return (
    <div>
      <dt>
        <Icon name={icon} /> {name}
      </dt>
      <dd>
        <span className="ex-pips" data-look={look} aria-hidden="true">
          {Array.from({ length: most }, (_, i) => (
            <i key={i} data-full={i < now || undefined} />
          ))}
        </span>
        {now}/{most}
      </dd>
    </div>
  );
}
