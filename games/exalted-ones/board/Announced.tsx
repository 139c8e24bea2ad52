import { litOption } from '@tafelrunde/ui/board';
import { content } from '../content/index.ts';
import { rayToward } from '../geometry/lines.ts';
import { along, inches, type Path, type Point } from '../geometry/measure.ts';
import { CIRCLE_RADIUS, outline, T1, T2 } from '../geometry/templates.ts';
import { sidesOf } from '../overview/aiming.ts';
import { announcedBlows } from '../overview/answers.ts';
import { chanceMark, chanceOf } from '../overview/chances.ts';
import { inInches } from '../overview/names.ts';
import { lengthOfWay } from '../overview/proposal.ts';
import { actionIn, askedHero, askedKind, modelAt, read } from '../overview/reading.ts';
import { heroOf, wallsOf } from '../rules/models.ts';
import { areaTargets, attackTargets, namedTargets } from '../rules/targets.ts';
import { attackRange } from '../rules/values.ts';
import type { Ability, Hero, Model } from '../shape.ts';
import { Hits } from './Aiming.tsx';
import { Ghost, Ring, Tag } from './marks.tsx';
import { areaOf, lengthOf, lineOf, px, py } from './scale.ts';
import type { Props } from './view.ts';

/** The action that was announced, for everybody to see: the way, where it is aimed, at whom, and what it would do. */
export function Announced({ props }: { readonly props: Props }) {
  const { view, speech } = props;
  const scene = actionIn(view);
  if (scene === null || scene.over) return null;
  const t = read(view);
  const hero = heroOf(t, scene.hero);
  const { path, way, targets, aim, moves } = scene;
  const end = path.at(-1);
  const stand = moves === 'first' && end !== undefined ? { ...end, r: hero.r } : hero;
  const leap = way.at(-1);
  const def = content[scene.ability];
  const blows = announcedBlows(scene, props);
  // What was announced is drawn until it happens, not while others answer it.
  const touched = def?.sort === 'ability' ? hitBy(props, hero, def, stand, aim) : [];
  const named = targets.map((id) => view.state.models[id]);
  return (
    <g className="ex-announced" data-space="announced" pointerEvents="none">
      {end !== undefined && (
        <>
          <path d={lineOf([hero, ...path])} className="ex-path-edge" />
          <path d={lineOf([hero, ...path])} className="ex-path" />
          <Ghost at={end} r={hero.r} bad={false} />
          <Tag
            x={px(end.x)}
            y={py(end.y) + lengthOf(hero.r) + 14}
            text={`${inInches(lengthOfWay(hero, path), speech.language)}″`}
          />
        </>
      )}
      {leap !== undefined && (
        <>
          <path d={lineOf([stand, ...way])} className="ex-path-edge" />
          <path d={lineOf([stand, ...way])} className="ex-path" />
          <Ghost at={leap} r={hero.r} bad={false} />
        </>
      )}
      {def?.sort === 'ability' && <AbilityArea ability={def} from={stand} aim={aim} props={props} />}
      {named.map((target) => (
        <path key={target.id} d={lineOf([leap ?? stand, target])} className="ex-sight" />
      ))}
      <Hits
        hits={[...new Set([...named, ...touched])].map((hit) => ({
          hit,
          chance:
            blows.find((blow) => blow.target === hit)?.chance ??
            (def?.sort === 'ability' && hit.team !== hero.team ? chanceOf(t, hero, def, hit) : null),
        }))}
        props={props}
      />
    </g>
  );
}
const hitBy = (
  { view }: Props,
  hero: Hero,
  ability: Ability,
  from: { readonly x: number; readonly y: number; readonly r: number },
  aim: Path,
): readonly Model[] => (aim.length === 0 ? [] : areaTargets(read(view), hero, ability, from, aim));

interface AbilityAreaProps {
  readonly ability: Ability;
  readonly from: { readonly x: number; readonly y: number; readonly r: number };
  readonly aim: readonly Point[];
  readonly props: Props;
}
function AbilityArea({ ability, from, aim, props }: AbilityAreaProps) {
  return aim.map((to) => {
    const key = `${to.x} ${to.y}`;
    const { target } = ability;
    switch (target) {
      case 'circle':
        return (
          <circle key={key} cx={px(to.x)} cy={py(to.y)} r={lengthOf(CIRCLE_RADIUS)} className="ex-template" />
        );
      case 'T1':
      case 'T2':
      case 'T2Pair':
        return sidesOf({ template: target, from }, to).map((side) => (
          <path
            key={`${side.x} ${side.y}`}
            d={areaOf(outline(target === 'T1' ? T1 : T2, from, side))}
            className="ex-template"
          />
        ));
      default: {
        const { way, length } = rayToward(from, to, inches(ability.range), wallsOf(read(props.view)));
        return <path key={key} d={lineOf([from, along(from, way, length)])} className="ex-line" />;
      }
    }
  });
}

/** Who is to be named as a target: the range, and a line of sight to everybody who can be; what it would do to whom is pointed at. */
export function Sights({ props }: { readonly props: Props }) {
  const { asking, view, speech } = props;
  const hero = askedHero(props);
  if (asking === null || asking.question.prompt !== 'target' || hero === null) return null;
  const ids = asking.question.options.flatMap(({ space }) => modelAt(view, space)?.id ?? []);
  const range = rangeFrom(props, hero, ids);
  const def = content[askedKind(props)];
  const pointed = modelAt(view, litOption(asking)?.space)?.id;
  const chance =
    pointed === undefined || view.state.models[pointed].team === hero.team
      ? null
      : chanceOf(read(view), hero, def?.sort === 'ability' ? def : 'attack', view.state.models[pointed]);
  return (
    <g pointerEvents="none">
      {range !== null && (
        <>
          <Ring centre={hero} far={hero.r + range} />
          {ids.map((id) => (
            <path
              key={id}
              d={lineOf([hero, view.state.models[id]])}
              className="ex-sight"
              data-lit={pointed === id || undefined}
            />
          ))}
        </>
      )}
      {pointed !== undefined && chance !== null && (
        <Tag
          x={px(view.state.models[pointed].x)}
          y={py(view.state.models[pointed].y) - lengthOf(view.state.models[pointed].r) - 16}
          text={chanceMark(chance, speech.language)}
        />
      )}
    </g>
  );
}
/** The range in question, if everybody who can be named is named from where the hero stands now and not from the end of a way. */
function rangeFrom({ view, asking }: Props, hero: Hero, ids: readonly number[]): number | null {
  const t = read(view);
  const kind = asking === null ? '' : askedKind({ asking });
  const def = content[kind];
  const from = def?.sort === 'ability' ? namedTargets(t, hero, def, hero) : attackTargets(t, hero);
  if (!ids.every((id) => from.some((model) => model.id === id))) return null;
  return def?.sort === 'ability' ? inches(def.range) : attackRange(t, hero);
}
