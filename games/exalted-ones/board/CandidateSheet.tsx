import { heroes } from '../content/index.ts';
import { SLOTS } from '../rules/abilities.ts';
import { AbilityCard } from './AbilityCard.tsx';
import { HeroHead } from './HeroHead.tsx';
import { Numbers } from './Numbers.tsx';
import type { Props } from './view.ts';

/** While heroes are chosen: the one that is pointed at, with numbers and abilities as they are printed. */
export function CandidateSheet({ props }: { readonly props: Props }) {
  const { asking, speech } = props;
  const offered = asking?.question.options.map(({ id }) => id) ?? [];
  const def =
    heroes.find(({ kind }) => kind === asking?.lit) ??
    heroes.find(({ kind }) => offered.includes(kind)) ??
    null;
  if (def === null || props.narrow) return null;
  const { maxLife, maxMana, combat, armour, agility, magicResist, reach, run, move, willpower } = def.profile;
  return (
    <section className="ex-sheet sheet" aria-label={speech.card(def.kind)}>
      <HeroHead def={def} level={1} speech={speech} />
      <Numbers
        of={[
          ['life', maxLife[0]],
          ['mana', maxMana[0]],
          [reach, combat[0]],
          ...(willpower === null ? [] : [['willpower', willpower[0]] as const]),
          ['speed', `${run}/${move}`],
          ['agility', `${agility}+`],
          ['armour', armour],
          ['resistance', magicResist],
        ]}
        speech={speech}
      />
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
