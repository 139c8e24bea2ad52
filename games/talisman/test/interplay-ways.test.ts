import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { setCounters } from '../rules/decks.ts';
import { at } from '../topology.ts';
import { rest, until } from './casting.ts';
import { meeting, pileAt, player } from './meeting.ts';
import { lasting, scene, where } from './tables.ts';
import { visiting } from './visiting.ts';

const { rule, situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));

type Table = ReturnType<typeof scene>;
const offered = (t: Table, seat = 0): string[] => t.match.question(seat)?.from.map(({ id }) => id) ?? [];
const asked = (t: Table, seat = 0): string | undefined => t.match.question(seat)?.ask.prompt;
/** Everybody declines where they can, until it is over. */
function decline(t: Table, over: () => boolean, most = 300): void {
  for (let i = 0; i < most && !over(); i++) {
    const [seat] = t.match.waiting;
    const legal = t.match.question(seat)!.from.filter(({ no }) => no === undefined);
    t.answer(seat, (legal.find(({ id }) => id === 'pass' || id === 'keep') ?? legal[0]).id);
  }
}

rule.also(
  'TA-FIGHT-11',
  'what is lost in psychic combat is prevented by nothing that does not say so',
  () => {
    const asksIn = (foe: string, cards: Record<string, string[]>): boolean => {
      const t = scene({
        seats: ['sorceress', 'warrior'],
        at: ['city', 'tavern'],
        with: { 0: { fate: 0 } },
        cards: { ...cards, [pileAt('hills2')]: [foe] },
        dice: [2, 3, 1, 5],
      });
      until(t, 0, 'destination').answer(0, 'hills2');
      while (asked(t) === 'beforeFight') t.answer(0, 'pass');
      const asks = asked(t) === 'loss.instead';
      rest(t);
      return asks;
    };
    for (const cards of [
      { 'objects.0': ['healersKit'] },
      { 'hand.0': ['preservation'] },
      { 'hand.0': ['deathPact'] },
    ])
      assert.deepEqual(
        [asksIn('wraith', cards), asksIn('bear', cards)],
        [false, true],
        JSON.stringify(cards),
      );
  },
);

// The Crown.

rule.also('TA-CROWN-03', 'a Cleric does not pray there', () => {
  const t = scene({
    seats: ['cleric', 'thief', 'thief'],
    at: ['crownOfCommand', 'city', 'tavern'],
    with: { 0: { fate: 0 } },
    set: (state) => {
      state.crownReached = true;
    },
    dice: [3],
  });
  assert.ok(t.log().some((line) => line.includes('Command')));
  rest(t);
});

rule.also('TA-ENDING-06', 'neither a Vortex nor an officer takes anybody away from it', () => {
  const crowned = (state: Table['state']): void => {
    state.crownReached = true;
    state.players[1].space = at('crownOfCommand');
    state.players[0].gold = 1;
  };
  const vortex = scene({
    seats: ['wizard', 'thief', 'thief'],
    at: ['valleyOfFire', 'crownOfCommand', 'city'],
    cards: { 'hand.0': ['vortex'], 'objects.0': ['talisman'] },
    set: (state) => {
      state.crownReached = true;
    },
  });
  vortex.asks(0, 'turnStart').answer(0, 'Vortex');
  assert.ok(!offered(vortex).includes('seat1'), offered(vortex).join());
  rest(vortex);
  const mayor = visiting('mayor', { dice: [5], set: crowned });
  mayor.answer(0, 'pay').answer(0, 'seat1');
  rest(mayor);
  assert.equal(where(mayor, 1), 'crownOfCommand');
});

// Quests.

rule.also('TA-WARLOCK-04', 'a quest fulfilled by attacking leads away after the fight', () => {
  const hunt = scene({
    at: ['castle', 'city'],
    with: { 0: { fate: 0 } },
    cards: { 'quest.0': ['huntThemDown'], [pileAt('runes3')]: ['goblin', 'wolf'] },
    dice: [1, 4, 3, 1],
  });
  hunt.answer(0, 'runes3');
  // Both Enemies are stronger by 2 on the Runes, and only afterwards does the quest lead away.
  const said = hunt.log();
  const fought = said.findIndex((line) => line.includes('against 7'));
  assert.ok(fought >= 0 && fought < said.findIndex((line) => line.includes('fulfils')), said.join(' | '));
  rest(hunt);
  const rivals = scene({
    at: ['city', 'hills2'],
    with: { 0: { fate: 0, strength: 9 }, 1: { fate: 0 } },
    cards: { 'quest.0': ['faceThyRivals'] },
    // A Warrior rolls two dice and keeps the better one.
    dice: [2, 3, 5, 1, 2, 1],
  });
  setCounters(rivals.t, rivals.t.cards(rivals.t.piles.quest[0])[0], 1);
  rivals.answer(0, 'hills2').answer(0, 'seat1');
  if (asked(rivals) === 'against') rivals.answer(0, 'attack');
  rivals.asks(0, 'spoils');
  assert.equal(where(rivals, 0), 'hills2');
  rivals.answer(0, 'takeLife').asks(0, 'questReward');
  assert.equal(where(rivals, 0), 'warlocksCave');
  rest(rivals);
});

rule.also('TA-TOAD-08', 'gold that a Toad cannot take fulfils no quest', () => {
  const ways = (toad: number): string[] => {
    const t = scene({
      at: ['city', 'hills2'],
      with: { 0: { gold: 1 }, 1: { toad } },
      cards: { 'quest.0': ['giveOneGold'] },
      dice: [2, 3],
    });
    t.answer(0, 'hills2').answer(0, 'seat1');
    const found = asked(t) === 'against' ? offered(t) : [];
    rest(t);
    return found;
  };
  assert.ok(ways(0).includes('giveGold'));
  assert.ok(!ways(2).includes('giveGold'));
});

// Spells.

situation('two Temporary Changes one after the other leave nothing behind', () => {
  const t = scene({
    seats: ['wizard', 'wizard', 'elf'],
    at: ['city', 'tavern', 'village'],
    cards: { 'hand.0': ['temporaryChange'], 'hand.1': ['temporaryChange'] },
  });
  const change = (seat: number, to: string): void => {
    until(t, seat, 'turnStart').answer(seat, 'Temporary Change');
    if (asked(t, 1 - seat) !== undefined) t.answer(1 - seat, 'pass');
    t.answer(seat, 'seat2').answer(seat, to);
  };
  change(0, 'evil');
  decline(t, () => t.state.turn === 1);
  change(1, 'neutral');
  assert.equal(player(t, 2).alignment, 'neutral');
  decline(t, () => t.state.round >= 6);
  assert.equal(player(t, 2).alignment, 'good');
  rest(t);
});

situation(
  'whoever an Amulet protects walks through a Hex, and no Miser’s Grasp reaches for its cards',
  () => {
    const lives = (objects: string[]): number => {
      const t = meeting(['hex'], { cards: { 'objects.0': objects } });
      rest(t);
      return player(t).lives;
    };
    assert.deepEqual([lives([]), lives(['amulet'])], [3, 4]);
    const grasps = (objects: string[]): boolean => {
      const t = scene({
        seats: ['thief', 'sorceress'],
        at: ['city', 'hills2'],
        cards: { 'objects.0': objects, 'objects.1': ['axe'], 'hand.1': ['misersGrasp'] },
        dice: [2, 3],
      });
      until(t, 0, 'destination').answer(0, 'hills2');
      until(t, 0, 'encounter').answer(0, 'seat1').answer(0, 'steal');
      if (asked(t) === 'steal') t.answer(0, offered(t)[0]);
      const asks = asked(t, 1) === 'taking.instead' && t.options(1).length > 1;
      rest(t);
      return asks;
    };
    assert.deepEqual([grasps(['sword']), grasps(['amulet', 'sword'])], [true, false]);
  },
);

situation('Invisibility is over with its turn, also where another of the same seat follows', () => {
  const t = scene({
    seats: ['wizard', 'thief'],
    at: ['city', 'tavern'],
    with: { 0: { extra: 1, fate: 0 } },
    cards: {
      'hand.0': ['invisibility'],
      [pileAt('hills2')]: ['goblin'],
      spells: ['hex', 'hex', 'hex'],
    },
    dice: [4, 1, 4, 1],
  });
  t.answer(0, 'Invisibility');
  assert.equal(t.state.lasting.length, 1);
  until(t, 0, 'destination').answer(0, 'fields4');
  until(t, 0, 'destination').answer(0, 'hills2');
  for (let i = 0; i < 3 && asked(t) === 'moveEnded'; i++) t.answer(0, 'pass');
  assert.notEqual(asked(t), 'evade');
  rest(t);
});

// The bridge.

situation('a Barrier closes the bridge, on either side', () => {
  const going = (from: 'sentinel' | 'hills3', barrier: 'sentinel' | 'hills3'): string[] => {
    const t = scene({
      seats: ['warrior', 'thief'],
      at: [from, 'city'],
      set: (state) => {
        state.lasting.push(lasting('barrier', { space: at(barrier) }));
      },
      dice: [1, 1],
    });
    const found = offered(t);
    rest(t);
    return found;
  };
  assert.ok(!going('sentinel', 'hills3').some((id) => id.startsWith('bridge')));
  assert.ok(!going('hills3', 'sentinel').includes('sentinel'));
});

situation('the Ivory Sentinel stops whoever comes to it at the bridge', () => {
  const walker = (from: 'woods1' | 'hills3' | 'sentinel', guard: 'sentinel' | 'hills3', dice: number[]) =>
    scene({
      seats: ['warrior', 'thief'],
      at: [from, 'city'],
      with: { 0: { strength: 20, fate: 0 } },
      cards: { [pileAt(guard)]: ['ivorySentinel'] },
      dice,
    });
  const inward = walker('woods1', 'sentinel', [3, 3]);
  assert.ok(!offered(inward).some((id) => id.startsWith('bridge')), offered(inward).join());
  rest(inward);
  const outward = walker('hills3', 'sentinel', [3]);
  assert.ok(offered(outward).includes('sentinel') && !offered(outward).includes('graveyard'));
  rest(outward);
  const beyond = walker('sentinel', 'hills3', [4, 3, 5, 5, 1]);
  beyond.answer(0, 'bridge4');
  assert.notEqual(asked(beyond), 'destination');
  assert.equal(where(beyond, 0), 'hills3');
  rest(beyond);
});

// What the next character inherits.

rule.also('TA-DEATH-07', 'a new Knight who inherits the Hag gets no horse', () => {
  const t = scene({
    at: ['city', 'tavern'],
    with: { 0: { standing: 'dead', lives: 0 } },
    cards: {
      'character.0': [],
      characters: ['chivalricKnight', 'chivalricKnight', 'chivalricKnight'],
      'followers.0': ['cursedByAHag'],
    },
  });
  t.answer(0, offered(t)[0]);
  rest(t);
  assert.deepEqual(t.kinds('followers.0'), ['cursedByAHag']);
});

rule.also('TA-DEATH-02', 'Ancient Names keep their Spells', () => {
  const t = scene({
    at: ['desert1', 'tavern'],
    with: { 0: { lives: 1, gold: 0 } },
    cards: { 'reward.0': ['ancientNames'], 'lent.0': ['healing', 'healing', 'healing', 'healing'] },
  });
  decline(t, () => player(t).standing === 'dead', 20);
  assert.equal(player(t).standing, 'dead');
  assert.equal(t.kinds('lent.0').length, 4);
  rest(t);
});

// Places and weapons.

rule.also('TA-TERRAIN-03', 'Raiders find no Oasis under Terrain', () => {
  const t = meeting(['raiders'], {
    at: ['city', 'tavern'],
    with: { 0: { gold: 3 } },
    cards: { [pileAt('oasis')]: ['highway'] },
  });
  rest(t);
  assert.deepEqual([t.state.goldOn[at('oasis')], player(t).gold], [0, 0]);
});

situation('who must not wield weapons in battle may use those that help the mind', () => {
  const score = (objects: string[]): number => {
    const t = scene({
      seats: ['priest', 'thief'],
      at: ['city', 'tavern'],
      with: { 0: { fate: 0 } },
      cards: { 'objects.0': objects, [pileAt('hills2')]: ['wraith'] },
      dice: [2, 3, 1, 5],
    });
    t.answer(0, 'hills2');
    if (asked(t) === 'destroySpirit') t.answer(0, 'fight');
    const line = t.log().findLast((said) => / against \d+, /u.test(said))!;
    rest(t);
    return Number(/(\d+) against/u.exec(line)![1]);
  };
  assert.ok(score(['iceFang']) > score([]));
});
