import { cancel, isCancel, select } from '@clack/prompts';
import { levelIds, levels } from '@tafelrunde/bots/levels';
import { loadGame, shelf } from '../games.ts';
import type { Context } from '../program.ts';

/** At a terminal, whoever only typed `play` is asked what they want. Null when they change their mind. */
export async function chooseTable({
  m,
  language,
}: Context): Promise<{ game: string; seats: string; bots: string | undefined } | null> {
  const { games, fixtures } = await shelf();
  const game = await select({
    message: m.play.chooseGame,
    options: [
      ...games
        .filter(({ module }) => module !== null)
        .map(({ id, about }) => ({ value: id, label: about?.name[language] ?? id })),
      ...fixtures.map(({ id }) => ({ value: id, label: id, hint: m.help.fixtures })),
    ],
  });
  if (isCancel(game)) return stop(m.play.cancelled);
  const [least, most] = (await loadGame(m, language, game)).game.seats;
  const seats = least === most ? least : await chooseSeats(m.play.chooseSeats, least, most);
  if (seats === null) return stop(m.play.cancelled);
  const bot = await select({
    message: m.play.chooseBots,
    options: [
      { value: '', label: m.play.people },
      ...levelIds.map((id) => ({
        value: id as string,
        label: m.play.botsCalled(levels[id].name[language]),
        hint: levels[id].plays[language],
      })),
      { value: 'random', label: m.play.botsCalled('random'), hint: m.help.randomPlays },
    ],
  });
  if (isCancel(bot)) return stop(m.play.cancelled);
  const bots = bot === '' ? undefined : Array.from({ length: seats - 1 }, () => bot).join(',');
  return { game, seats: String(seats), bots };
}

async function chooseSeats(message: string, least: number, most: number): Promise<number | null> {
  const options = Array.from({ length: most - least + 1 }, (_, i) => ({
    value: least + i,
    label: String(least + i),
  }));
  const seats = await select({ message, options });
  return isCancel(seats) ? null : seats;
}

function stop(sentence: string): null {
  cancel(sentence);
  return null;
}
