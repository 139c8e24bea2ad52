import type { FaultCode } from '@tafelrunde/engine';

function where(place: string): string {
  const answer = /^answers\[(\d+)\]/.exec(place)?.[1];
  return answer === undefined ? `in the field “${place}”` : `at answer ${Number(answer) + 1} (${place})`;
}

export const faultsEn: Readonly<Record<FaultCode, (place: string) => string>> = {
  'unknown-game': () => 'There is no such game here (game).',
  'bad-seats': () => 'The game is not played with so many seats (seats).',
  'bad-option': (place) => `The option ${where(place)} does not fit the game.`,
  'bad-record': (place) =>
    place === 'file'
      ? 'This is no record: its content is not JSON.'
      : place === 'tafelrunde'
        ? 'This is no record: it does not begin with “tafelrunde”.'
        : place === 'result'
          ? 'The recorded result is not the one the answers lead to (result).'
          : `The record is broken ${where(place)}.`,
  'bad-checkpoint': (place) => `The stored position is broken ${where(place)}.`,
  'bad-pack': (place) => `The content pack is broken ${where(place)}.`,
  'bad-scenario': (place) => `The scenario is broken ${where(place)}.`,
  'other-game': () => 'This belongs to another game (game).',
  'newer-version': (place) => `This comes from a newer version (${place}).`,
  'older-version': (place) => `This comes from too old a version of the game (${place}).`,
  'bad-answer': (place) => `What stands ${where(place)} was no possible answer there.`,
  'hash-mismatch': (place) => `The position ${where(place)} is another than the one recorded.`,
  'bad-commitment': (place) =>
    `The secret does not fit the seal that was given before the first die (${place}).`,
  'too-far': (place) => `The match does not have so many answers (${place}).`,
};
