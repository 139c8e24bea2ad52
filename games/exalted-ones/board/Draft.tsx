import { Area, Areas, on, optionTarget, type BoardAsking } from '@tafelrunde/ui/board';
import { Target, type TargetProps } from '@tafelrunde/ui/table';
import { paramsOf } from '@tafelrunde/engine';
import { heroes } from '../content/index.ts';
import { read, rulesOf } from '../overview/reading.ts';
import { texts } from '../overview/texts.ts';
import { heroesOf, TEAMS } from '../rules/models.ts';
import type { HeroClass, HeroDef, Team } from '../shape.ts';
import type { Props } from './view.ts';

/** EX-ARENA-10: in the order of the slots; a mage and an assassin share one. */
const CLASSES: readonly HeroClass[] = ['fighter', 'guardian', 'supporter', 'marksman', 'mage', 'assassin'];

/** Both teams as far as they are chosen, and whom one can choose: ready pairings, or all heroes by class. */
export function Draft({ props }: { readonly props: Props }) {
  const say = texts[props.speech.language];
  const pairings = props.asking?.question.prompt === 'pairing';
  return (
    <Areas className="ex-draft">
      <Area name="teams" props={props} label={say.words.ownTeam} className="ex-draft-teams">
        {TEAMS.map((team) => (
          <Chosen key={team} team={team} props={props} />
        ))}
      </Area>
      <Area name="draft" props={props} label={say.draft} className="ex-pool slab">
        {pairings ? <Pairings props={props} /> : <Pool props={props} />}
      </Area>
    </Areas>
  );
}

function Chosen({ team, props }: { readonly team: Team; readonly props: Props }) {
  const { view, speech, Face, showCard } = props;
  const say = texts[speech.language];
  const chosen = heroesOf(read(view), team);
  const open = Math.max(0, rulesOf(view).heroes - chosen.length);
  return (
    <section className="slab" data-team={team} aria-label={say.teams[team]}>
      <h2>{say.teams[team]}</h2>
      <ul>
        {chosen.map(({ id, kind }) => (
          <li key={id}>
            <button type="button" onClick={() => showCard(kind)}>
              <Face kind={kind} size="chip" speech={speech} />
            </button>
          </li>
        ))}
        {Array.from({ length: open }, (_, i) => (
          <li key={`open ${i}`} className="ex-none">
            {say.open}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Pool({ props }: { readonly props: Props }) {
  const say = texts[props.speech.language];
  return CLASSES.map((one) => (
    <section key={one} aria-label={say.classes[one]}>
      <h3>{say.classes[one]}</h3>
      <ul>
        {heroes
          .filter((hero) => hero.class === one)
          .map((hero) => (
            <li key={hero.kind}>
              <Candidate hero={hero} props={props} />
            </li>
          ))}
      </ul>
    </section>
  ));
}

/** A hero who may be chosen, or looked at. */
function Candidate({ hero: { kind }, props }: { readonly hero: HeroDef; readonly props: Props }) {
  const { asking, speech, Face, showCard } = props;
  const name = speech.card(kind);
  const target = asking === null ? undefined : candidacy(asking, kind, name);
  return (
    <div className="ex-candidate">
      <Target label={name} {...target}>
        <Face kind={kind} size="small" speech={speech} />
      </Target>
      <button
        type="button"
        className="ex-look"
        aria-label={texts[speech.language].show(name)}
        onClick={() => showCard(kind)}
      >
        {texts[speech.language].look}
      </button>
    </div>
  );
}
/** Drafting points at a card of the pool; on a secret list heroes are answers by name. */
function candidacy(asking: BoardAsking, kind: string, label: string): TargetProps | undefined {
  const option = asking.question.options.find(({ id }) => id === kind);
  if (option === undefined) return undefined;
  if (option.card !== undefined) return asking.target(on.card(option.card));
  return { ...optionTarget(asking, option), label };
}

/** Two against two, ready to play. */
function Pairings({ props }: { readonly props: Props }) {
  const { asking, speech, Face } = props;
  if (asking === null) return null;
  const say = texts[speech.language];
  return (
    <ul className="ex-pairings">
      {asking.question.options.map((option, i) => (
        <li key={option.id}>
          <Target {...optionTarget(asking, option)}>
            {option.about === undefined || option.about === null ? (
              <b>{asking.choices[i].label}</b>
            ) : (
              TEAMS.map((team) => (
                <span key={team} className="ex-pair" data-team={team}>
                  <em>{say.teams[team]}</em>
                  {(paramsOf(option.about)[team] as readonly string[]).map((kind) => (
                    <Face key={kind} kind={kind} size="small" speech={speech} />
                  ))}
                </span>
              ))
            )}
          </Target>
        </li>
      ))}
    </ul>
  );
}
