import { heroes } from '../content/index.ts';
import { texts } from '../overview/texts.ts';
import { SLOTS } from '../rules/abilities.ts';
import { AbilityCard } from './AbilityCard.tsx';
import { HeroHead } from './HeroHead.tsx';
import type { Props } from './view.ts';

/** While heroes are chosen: the one that is pointed at, with numbers and abilities as they are printed. */
export function CandidateSheet({ props }: { readonly props: Props }) {
  const { asking, speech } = props;
  const say = texts[speech.language];
  const offered = asking?.question.options.map(({ id }) => id) ?? [];
  const def =
    heroes.find(({ kind }) => kind === asking?.lit) ??
    heroes.find(({ kind }) => offered.includes(kind)) ??
    null;
  if (def === null || props.narrow) return null;
  const { maxLife, maxMana, combat, armour, agility, magicResist, reach, run, move, willpower } = def.profile;
  const numbers: readonly (readonly [string | number, string])[] = [
    [maxLife[0], say.words.life],
    [maxMana[0], say.words.mana],
    [combat[0], say.words[reach]],
    ...(willpower === null ? [] : [[willpower[0], say.words.willpower] as const]),
    [`${run}/${move}`, say.words.speed],
    [`${agility}+`, say.words.agility],
    [armour, say.words.armour],
    [magicResist, say.words.resistance],
  ];
  return (
    <section className="ex-sheet sheet" aria-label={speech.card(def.kind)}>
      <HeroHead def={def} level={1} speech={speech} />
      <dl className="ex-numbers">
        {numbers.map(([value, name]) => (
          <div key={name}>
            <dd>{value}</dd>
            <dt>{name}</dt>
          </div>
        ))}
      </dl>
      <ul className="ex-abilities" data-whole>
        {SLOTS.map((slot) => (
          <AbilityCard
            key={slot}
            slot={slot}
            kind={def.abilities[slot].kind}
            mana={def.abilities[slot].mana}
            props={props}
          />
        ))}
        <AbilityCard slot="P" kind={def.passive.kind} props={props} />
      </ul>
    </section>
  );
}
