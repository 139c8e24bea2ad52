import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Option, Path, Suggestion } from '@tafelrunde/engine';
import {
  keysOf,
  type BoardProps,
  type GameBoard,
  type PlaceAnswers,
  type TargetKey,
} from '@tafelrunde/ui/board';
import {
  AnswerList,
  type AnswerListProps,
  AnswerRow,
  Confirm,
  NumberStepper,
  OrderList,
  type Choice,
} from '@tafelrunde/ui/table';
import type { Asking } from './asking.ts';
import { sizeOfMap } from './fields.ts';
import { textsIn, useTableTexts } from './texts.ts';

interface AnswersProps {
  readonly asking: Asking;
  readonly game: GameBoard;
  readonly props: BoardProps;
  /** The answer a guide recommends. */
  readonly suggested?: Suggestion | undefined;
  readonly suggestedPlace?: Path | undefined;
}

/** The answers to a question of any kind, as buttons and fields. */
export function Answers({ asking, game, props, suggested, suggestedPlace }: AnswersProps) {
  const texts = useTableTexts();
  const { question, draft, lit, light, choose, give } = asking;
  const onBoard = useTargetsOnBoard();
  const choices = described(asking, game, props, onBoard).map((choice) =>
    isSuggested(choice.id, suggested) ? { ...choice, suggested: texts.guide.suggested } : choice,
  );
  useSuggestedNumber(asking, suggested);
  const { only, listAll } = asking;
  const listed = only === null ? choices : choicesAt(asking, only, choices);
  const shared = {
    label: texts.answers,
    blockedLabel: texts.notAllowed,
    choices: listed,
    texts: texts.answerList,
    most: props.form === 'phone' ? 3 : undefined,
    lit,
    onChoose: choose,
    onLight: light,
    back: only === null ? undefined : { label: texts.answerList.allTitle, onBack: listAll },
  };
  switch (question.kind) {
    case 'one':
      return <AnswerList {...shared} />;
    case 'some': {
      const { size } = draft.chosen;
      return (
        <AnswerList
          {...shared}
          chosen={draft.chosen}
          confirm={{
            label:
              size < question.min
                ? texts.confirmMore(question.min - size)
                : size === 0
                  ? texts.confirmNone
                  : texts.confirmSome(size),
            detail: texts.ready(size, question.min, question.max),
            ready: draft.ready,
            onConfirm: () => give(draft.answer),
          }}
        />
      );
    }
    case 'confirm':
      return (
        <AnswerList
          {...shared}
          choices={[
            { id: 'yes', label: texts.yes, icon: 'done' },
            { id: 'no', label: texts.no, icon: 'remove', quiet: true },
          ]}
          onChoose={(id) => give(id === 'yes')}
        />
      );
    case 'order':
      return (
        <AnswerRow label={texts.answers}>
          <OrderList
            items={draft.order.map((id) => ({
              id,
              label: choices.find((choice) => choice.id === id)?.label ?? id,
            }))}
            texts={texts}
            onMove={draft.move}
            onLight={light}
          />
          <Confirm label={texts.confirmOrder} ready onConfirm={() => give(draft.answer)} />
        </AnswerRow>
      );
    case 'number': {
      const told = game.amount?.(draft.number, props);
      return (
        <AnswerRow label={texts.answers}>
          <NumberStepper
            label={asking.sentence}
            value={draft.number}
            min={question.min}
            max={question.max}
            lessLabel={texts.less}
            moreLabel={texts.more}
            onChange={draft.setNumber}
            onConfirm={() => give(draft.answer)}
          />
          <Confirm
            label={told?.label ?? texts.confirmNumber(draft.number)}
            detail={told?.line ?? texts.range(question.min, question.max)}
            price={told?.price}
            ready
            // To take nothing at all is no more than one of the answers.
            isEmpty={draft.number === 0 && question.min === 0}
            onConfirm={() => give(draft.answer)}
          />
        </AnswerRow>
      );
    }
    case 'place':
      return game.place === undefined ? (
        <PlaceAnswer asking={asking} />
      ) : (
        <NamedPlaces asking={asking} told={game.place(props)} shared={shared} suggested={suggestedPlace} />
      );
  }
}

/** A number that is suggested stands there at first. Once for each question: what is changed then stays changed. */
function useSuggestedNumber({ ticket, draft }: Asking, suggested: Suggestion | undefined): void {
  const begun = useRef('');
  const { setNumber } = draft;
  useEffect(() => {
    if (typeof suggested !== 'number' || begun.current === ticket) return;
    begun.current = ticket;
    setNumber(suggested);
  }, [suggested, ticket, setNumber]);
}

const isSuggested = (id: string, suggested: Suggestion | undefined): boolean =>
  typeof suggested === 'object' ? suggested.includes(id) : id === suggested;

/** The choices with what they point at, whether that lies on the board, and what the game itself says of them. */
function described(
  { question, choices }: Asking,
  game: GameBoard,
  props: BoardProps,
  onBoard: ReadonlySet<string>,
): readonly Choice[] {
  const { groups } = textsIn(props.speech.language);
  return choices.map((choice, at): Choice => {
    const option = question.options[at];
    if (option === undefined) return choice;
    const told = game.detail?.(option, props) ?? {};
    const {
      line = choice.detail,
      label = choice.label,
      icon = choice.icon,
      verdict,
      slip,
      price,
      lacks,
      again,
      same = choice.same,
    } = told;
    const placed = keysOf(option).some((key) => onBoard.has(key));
    const group = told.group ?? { name: groups[groupOf(option)], icon: undefined };
    return {
      ...choice,
      label,
      detail: line,
      icon,
      verdict,
      slip,
      price,
      again,
      same,
      placed,
      group: group.name,
      groupIcon: group.icon,
      blocked:
        choice.blocked === undefined || lacks === undefined
          ? choice.blocked
          : { ...choice.blocked, reason: lacks },
    };
  });
}

function groupOf({ card, space, seat, pile }: Option): 'cards' | 'spaces' | 'seats' | 'piles' | 'others' {
  if (card !== undefined) return 'cards';
  if (space !== undefined) return 'spaces';
  if (seat !== undefined) return 'seats';
  return pile === undefined ? 'others' : 'piles';
}

/** The answers that point at one thing. */
function choicesAt({ optionsAt }: Asking, key: TargetKey, choices: readonly Choice[]): readonly Choice[] {
  const ids = new Set(optionsAt(key).map(({ id }) => id));
  return choices.filter(({ id }) => ids.has(id));
}

const nowhere: ReadonlySet<string> = new Set();

/** What can be chosen on the board, by its key: asked of the page itself, so that a game has nothing to declare. */
function useTargetsOnBoard(): ReadonlySet<string> {
  const [found, setFound] = useState(nowhere);
  // After every change of the page; it ends as soon as nothing new is found.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  useLayoutEffect(() => {
    const keys = new Set(
      [...document.querySelectorAll('.table-page [data-target]')].map(
        (element) => element.getAttribute('data-target') ?? '',
      ),
    );
    if (keys.symmetricDifference(found).size > 0) setFound(keys);
  });
  return found;
}

interface NamedPlacesProps {
  readonly asking: Asking;
  readonly told: PlaceAnswers | undefined;
  readonly shared: Pick<AnswerListProps, 'label' | 'blockedLabel' | 'texts' | 'most' | 'lit' | 'onLight'>;
  readonly suggested: Path | undefined;
}
/** Places that have names are switches: one of them is drafted, as is any other that was pointed at on the board. */
function NamedPlaces({ asking, told, shared, suggested }: NamedPlacesProps) {
  const texts = useTableTexts();
  const { draft, give } = asking;
  if (told === undefined) return <PlaceAnswer asking={asking} />;
  const recommended =
    suggested === undefined ? [] : [{ id: 'suggested', name: texts.guide.suggestedPlace, path: suggested }];
  const places: PlaceAnswers['places'] = [...recommended, ...told.places];
  const drafted = places.find(({ path }) => isSamePath(path, draft.path));
  return (
    <AnswerList
      {...shared}
      choices={places.map(({ id, name, leadsTo, icon, group }): Choice => ({
        id,
        label: name,
        detail: leadsTo?.line,
        verdict: leadsTo?.verdict,
        icon,
        group: group?.name,
        groupIcon: group?.icon,
        ...(id === 'suggested' && { suggested: texts.guide.suggested }),
      }))}
      chosen={new Set(drafted === undefined ? [] : [drafted.id])}
      confirm={{
        label: told.label,
        detail: told.line,
        ready: draft.ready && told.ready,
        onConfirm: () => give(draft.answer),
      }}
      onChoose={(id) => {
        const place = places.find((one) => one.id === id);
        if (place !== undefined) draft.setPath(place.path);
      }}
    />
  );
}
const isSamePath = (a: Path, b: Path): boolean =>
  a.length === b.length && a.every(({ x, y }, i) => x === b[i]?.x && y === b[i]?.y);

function PlaceAnswer({ asking }: { readonly asking: Asking }) {
  const texts = useTableTexts();
  const { question, draft, give } = asking;
  const size = sizeOfMap(question.about);
  const { x, y } = draft.point;
  const field = (label: string, value: number, change: (value: number) => void) => (
    <label className="place-field">
      <span>{label}</span>
      <NumberStepper
        label={label}
        value={value}
        min={0}
        max={size}
        lessLabel={`${label}: ${texts.less}`}
        moreLabel={`${label}: ${texts.more}`}
        onChange={change}
      />
    </label>
  );
  return (
    <AnswerRow label={texts.answers}>
      {field(texts.across, x, (value) => draft.setPoint({ x: value, y }))}
      {field(texts.down, y, (value) => draft.setPoint({ x, y: value }))}
      {question.max > 1 && (
        <>
          <Confirm
            label={texts.addPoint}
            ready={draft.path.length < question.max}
            onConfirm={() => draft.addPoint({ x, y })}
          />
          <Confirm label={texts.removePoint} ready={draft.path.length > 0} onConfirm={draft.removePoint} />
        </>
      )}
      <Confirm
        label={texts.confirmPlace}
        detail={question.max > 1 ? texts.ready(draft.path.length, question.min, question.max) : `${x} : ${y}`}
        ready={draft.ready}
        onConfirm={() => give(draft.answer)}
      />
    </AnswerRow>
  );
}
