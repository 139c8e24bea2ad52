import { Fault } from './fault.ts';
import type { Game } from './game.ts';

/** The games a program knows, by their word. */
export class Registry {
  private readonly games = new Map<string, Game>();

  add(game: Game): this {
    if (this.games.has(game.id))
      throw new Fault('doubled-game', 'id', `two games want to be called '${game.id}'`);
    this.games.set(game.id, game);
    return this;
  }

  get ids(): string[] {
    return [...this.games.keys()].toSorted();
  }

  get(id: string): Game {
    const game = this.games.get(id);
    if (game === undefined)
      throw new Fault(
        'unknown-game',
        'game',
        `there is no game called '${id}'; there are ${this.ids.join(', ')}`,
      );
    return game;
  }
}
