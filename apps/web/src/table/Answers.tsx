import { AnswerList, AnswerRow, Confirm, NumberStepper, OrderList, type Choice } from '@tafelrunde/ui/table';
import type { BoardProps, GameBoard } from '@tafelrunde/ui/board';
import type { Asking } from './asking.ts';
import { sizeOfMap } from './fields.ts';
import { StandingOrders } from './StandingOrders.tsx';
import { useTableTexts } from './texts.ts';

interface AnswersProps {
  readonly asking: Asking;
  readonly game: GameBoard;
  readonly props: BoardProps;
}

/** The answers to a question, and the way to give one of them from now on. */
export function Answers(props: AnswersProps) {
  const { asking } = props;
  return (
    <div className="answers-and-orders">
      <AnswersOfKind {...props} />
      <StandingOrders key={asking.ticket} asking={asking} />
    </div>
  );
}

/** The answers to a question of any kind, as buttons and fields. */
function AnswersOfKind({ asking, game, props }: AnswersProps) {
  const texts = useTableTexts();
  const { question, draft, lit, light, choose, give } = asking;
  const choices = detailed(asking, game, props);
  const shared = {
    label: texts.answers,
    blockedLabel: texts.notAllowed,
    choices,
    lit,
    onChoose: choose,
    onLight: light,
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
            label: size === 0 ? texts.confirmNone : texts.confirmSome(size),
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
    case 'number':
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
            label={texts.confirmNumber(draft.number)}
            detail={texts.range(question.min, question.max)}
            ready
            onConfirm={() => give(draft.answer)}
          />
        </AnswerRow>
      );
    case 'place':
      return <PlaceAnswer asking={asking} />;
  }
}

/** The choices with what the game itself says of them. */
function detailed({ question, choices }: Asking, game: GameBoard, props: BoardProps): readonly Choice[] {
  if (game.detail === undefined) return choices;
  return choices.map((choice, at): Choice => {
    const option = question.options[at];
    const found = option === undefined ? undefined : game.detail?.(option, props);
    if (found === undefined) return choice;
    const { line = choice.detail, icon = choice.icon, verdict, slip } = found;
    return { ...choice, detail: line, icon, verdict, slip };
  });
}

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
