import {
  type Game,
  type Match,
  type OptionSpec,
  type Question,
  type Shape,
  topicOf,
} from '@tafelrunde/engine';
import type { Used } from './law.ts';

/** Notes what a match makes use of. */
export class Usage {
  private readonly sets = {
    prompts: new Set<string>(),
    options: new Set<string>(),
    events: new Set<string>(),
    kinds: new Set<string>(),
    endings: new Set<string>(),
    settings: new Set<string>(),
  };

  answered(question: Question, answer: unknown): void {
    this.sets.prompts.add(question.ask.prompt).add(topicOf(question.ask));
    const ids = Array.isArray(answer) ? (answer as unknown[]) : [answer];
    for (const option of question.from)
      if (ids.includes(option.id)) this.sets.options.add(option.text ?? option.id);
  }

  ended<G extends Shape>(match: Match<G>): Used {
    for (const { type, secret } of match.table.log!.happened) {
      this.sets.events.add(type);
      if (type === 'move') this.sets.kinds.add((secret as { kind: string }).kind);
    }
    if (match.result !== null) this.sets.endings.add(match.result.how);
    for (const [name, value] of Object.entries(match.options))
      this.sets.settings.add(`${name}=${String(value)}`);
    return Object.fromEntries(
      Object.entries(this.sets).map(([key, set]) => [key, [...set]]),
    ) as unknown as Used;
  }
}

/**
 * The law of many matches: every prompt is asked, every option chosen, every event told, every card moved, every setting
 * played with and every ending reached. What is left over is dead weight, or a rule that cannot happen.
 */
export function unused<G extends Shape>(game: Game<G>, matches: readonly Used[]): string[] {
  const { prompts, options, events, endings } = game.words.de;
  const settings = Object.entries(game.options as Record<string, OptionSpec>).flatMap(([name, { choices }]) =>
    choices.map((choice) => `${name}=${String(choice)}`),
  );
  const wanted: Record<keyof Used, readonly string[]> = {
    prompts: Object.keys(prompts),
    options: Object.keys(options),
    events: Object.keys(events).filter((type) => !['rewound', 'forked', 'ended'].includes(type)),
    kinds: Object.keys(game.content),
    endings: [...new Set([...game.endings, ...Object.keys(endings)])],
    settings,
  };
  return Object.entries(wanted).flatMap(([key, names]) => {
    const met = new Set(matches.flatMap((used) => used[key as keyof Used]));
    return names.filter((name) => !met.has(name)).map((name) => `${key}: ${name}`);
  });
}
