import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { game } from '../../../game.ts';
import { pileAt, type Scene, scene } from '../../kit.ts';

const { situation } = rulesFrom(new URL('../../../rules.yaml', import.meta.url));

const ANY_TIME = 'battle duel moveEnded psychic turnEnd turnStart';

const ANY_ROLL = 'battle beforeRoll duel prayer psychic';

/** When its owner may cast a Spell in a turn of its own, when in the turn of another, and which Spells these are. */
const TIMES: readonly (readonly [own: string, another: string, spells: string])[] = [
  [
    'turnStart',
    '',
    'acquisition alchemy astralJourney divination enchantBlade hex mesmerism teleport temporalWarp transference waterWalking',
  ],
  ['turnEnd turnStart', '', 'destroyMagic'],
  ['moveEnded turnStart', '', 'barrier destruction displacement obliterate'],
  ['moveEnded', '', 'curseOfRust'],
  ['moveRolled', '', 'speed'],
  ['prayer', '', 'reverence'],
  // At the start of a character's turn, on that character.
  [
    '',
    'turnStart',
    'cheatFate gustOfWind misdirection shatter sleep slowMotion syphonStrength timeSteal transmute',
  ],
  ['battle psychic', 'turnStart', 'immobility'],
  ['turnStart', 'turnStart', 'generosity invokeFavour lifeTap pathOfDestiny vindication vortex'],
  // As long as somebody has Spells to lose: here only at the start.
  ['turnStart', 'turnStart', 'miniVortex nullify'],
  [
    ANY_TIME,
    ANY_TIME,
    'blessed brainwave energize enrich feebleMind healing mutation random temporaryChange',
  ],
  [ANY_TIME, 'duel moveEnded turnEnd turnStart', 'cloakOfShadows invisibility'],
  ['battle duel', 'duel', 'bladesharp fireball psionicBlast summonBear summonPhoenix summonSerpent toadify'],
  ['battle', '', 'dominate'],
  ['battle psychic', '', 'metamorph'],
  ['psychic', '', 'summonStormcrow'],
  ['battle duel psychic', 'duel', 'bolster freeze'],
  [ANY_ROLL, ANY_ROLL, 'misfortune'],
  [ANY_ROLL, 'duel', 'markedForGlory'],
  ['losing', 'losing', 'retribution'],
  ['killing loss', 'killing loss', 'preservation'],
  ['killing', 'killing', 'resurrection'],
  ['loss', '', 'deathPact'],
  ['', 'taking', 'misersGrasp'],
  ['moveRolled', 'moveRolled', 'blackIce'],
  ['moveEnded', 'moveEnded', 'arcaneConstruction blink'],
  ['beforeDraw', 'beforeDraw', 'reclamation'],
  ['cardsDrawn', 'cardsDrawn', 'alteration stasis'],
  ['casting', 'casting', 'counterspell hydraSpell'],
  // Only the one it was aimed at turns it back.
  ['casting', '', 'reflection'],
];

/** What happens in a turn, by its name: where the Thief whose turn it is goes, what is found there, and the dice. */
const TURNS: Readonly<Record<string, Scene>> = {
  battle: { next: { adventure: ['wolf'] }, dice: [2, 3, 5, 1] },
  defeat: { next: { adventure: ['ogre'] }, dice: [2, 3, 1, 5] },
  psychic: { next: { adventure: ['wraith'] }, dice: [2, 3, 1, 5] },
  prayer: { cards: { [pileAt('hills2')]: ['altar'] }, dice: [2, 3, 4] },
  duel: { at: ['city', 'hills2'], dice: [2, 3, 5, 1] },
  lostDuel: { at: ['city', 'hills2'], dice: [2, 3, 1, 5] },
  spell: { cards: { 'hand.2': ['random'] }, dice: [5, 2, 3] },
};

/** The moments at which this Spell is offered to the one in turn, or to another. */
function times(spell: string, caster: 0 | 1): string {
  const found = new Set<string>();
  const well = { lives: 3, fate: 1, gold: 1, strength: 1, craft: 3 };
  for (const [turn, of] of Object.entries(TURNS)) {
    const t = scene({
      seats: ['thief', 'thief', 'thief'],
      ...of,
      at: [of.at?.[0] ?? 'city', of.at?.[1] ?? 'tavern', 'woods1'],
      with: { 0: well, 1: well, 2: well },
      cards: {
        'objects.0': ['sword', 'ring'],
        'objects.1': ['sword', 'ring'],
        'followers.0': ['unicorn'],
        'followers.1': ['unicorn'],
        [`hand.${caster}`]: [spell],
        [pileAt('woods3')]: ['goblin', 'lemure'],
        adventureDiscard: ['angel'],
        ...of.cards,
      },
    });
    while (t.state.turn === 0) {
      const [asked] = t.match.waiting;
      const { ask, from } = t.match.question(asked)!;
      const { hand } = t.t.piles;
      if (asked === caster && from.some(({ card }) => card !== undefined && t.t.at(card) === hand[caster]))
        found.add(nameOf(ask.prompt, turn));
      const ids = new Set(from.map(({ id }) => id));
      if (ask.prompt === 'turnStart' && asked === 2) t.answer(2, 'random').answer(2, 'seat0');
      else if (from.some(({ space }) => space === 'hills2')) t.answer(0, 'hills2');
      else if (ids.has('seat1')) t.answer(0, 'seat1');
      else if (ids.has('visit')) t.answer(asked, 'visit');
      else if (ask.prompt === 'trophies') t.answer(asked);
      else if (ask.prompt === 'spoils') t.answer(asked, turn === 'duel' ? 'ring' : 'takeLife');
      else if (ids.has('pass')) t.answer(asked, 'pass');
      else if (ids.has('keep')) t.answer(asked, 'keep');
      else t.answer(asked, from.find(({ no }) => no === undefined)!.id);
    }
  }
  return [...found].toSorted().join(' ');
}

/** Moments that differ by what is going on are called after that. */
function nameOf(prompt: string, turn: string): string {
  if (prompt === 'beforeFight') return turn === 'defeat' ? 'battle' : turn === 'lostDuel' ? 'duel' : turn;
  return prompt === 'beforeRoll' && turn === 'prayer' ? 'prayer' : prompt.replace('.instead', '');
}

situation('when each Spell may be cast, in the own turn and in the turn of another', () => {
  const expected = new Map(
    TIMES.flatMap(([own, another, spells]) => spells.split(' ').map((spell) => [spell, [own, another]])),
  );
  for (const [kind, { type }] of Object.entries(game.content))
    if (type === 'spell') assert.deepEqual([times(kind, 0), times(kind, 1)], expected.get(kind), kind);
});
