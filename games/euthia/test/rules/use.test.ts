import assert from 'node:assert/strict';
import { bindEssence } from '../../rules/equipment.ts';
import { heroValue, monsterValue } from '../../rules/fightValues.ts';
import { noteOf } from '../../rules/tiles.ts';
import type { When } from '../../shape.ts';
import {
  beforeFighting,
  cardOf,
  choose,
  endTurn,
  fighting,
  fightOf,
  game,
  type Journey,
  pass,
  passTo,
  play,
  rule,
} from '../kit.ts';

/** Every moment of a fight at which the hero of seat 0 is offered this, by prompt, in the first combat round. */
function momentsOf(text: string, plan: Parameters<typeof fighting>[1]): string[] {
  const j = fighting('mistWolf', { heroes: ['dral', 'ael'], dice: [1, 2, 2, 2], ...plan });
  const found: string[] = [];
  for (let i = 0; i < 40; i++) {
    const [seat] = j.match.waiting;
    if (j.t.scenes.length === 0 || fightOf(j).round > 1) break;
    if (seat === 0 && j.options(0).includes(text)) found.push(j.match.question(0)!.ask.prompt);
    pass(j);
  }
  j.asks(j.match.waiting[0], j.match.question(j.match.waiting[0])!.ask.prompt);
  return found;
}

rule('EU-TIME-01', 'an effect is offered at the time its symbol names, and at no other', () => {
  const plan = { worn: [['dralBrace']] };
  assert.deepEqual(momentsOf('Use Brace', plan), ['afterMonsterRoll']);
  assert.ok(
    !play({ heroes: ['dral', 'ael'], ...plan })
      .options(0)
      .includes('Use Brace'),
  );
  // A shield works at once on the monster's roll, and later on the hero's next one.
  const j = passTo(fighting('mistWolf', { heroes: ['dral', 'ael'], dice: [4, 4, 5, 5] }), 'afterMonsterRoll');
  const value = monsterValue(fightOf(j));
  j.answer(0, 'Use Crested Shield');
  passTo(j, 'afterHeroRoll');
  assert.equal(value, 8);
  assert.equal(heroValue(j.t, fightOf(j)), 10 - 3 - 1);
});

rule('EU-TIME-03', 'without a symbol a tile works outside combat or just before a fight', () => {
  const plan = { heroes: ['ael', 'dral'], worn: [['aelLightFoot']] };
  assert.ok(play(plan).options(0).includes('Use Light Foot'));
  assert.ok(beforeFighting('mistWolf', plan).options(0).includes('Use Light Foot'));
  assert.deepEqual(momentsOf('Use Light Foot', plan), []);
});

rule('EU-TIME-04', 'a permanent effect always applies and exhausts nothing', () => {
  const j = play({
    map: [['emberKitchen', 2, -1]],
    at: [1],
    worn: [['dragonGreaves']],
    set: (state) => {
      state.map.beaten[4] = true;
    },
  });
  const { health } = j.state.heroes[0];
  choose(j, 0, 'move.combat');
  choose(j, 0, 'step4');
  choose(j, 0, 'step5').asks(0, 'turn');
  assert.equal(j.state.heroes[0].health, health);
  assert.equal(noteOf(j.t, cardOf(j, 'worn.0', 'dragonGreaves')).exhausted, false);
});

rule('EU-TIME-05', 'an anytime effect works outside combat and in the healing phases', () => {
  const plan = { worn: [['dralRespite']], hero: [{ health: 3 }] };
  assert.ok(
    play({ heroes: ['dral', 'ael'], ...plan })
      .options(0)
      .includes('Use Respite'),
  );
  assert.deepEqual(momentsOf('Use Respite', plan), ['healing', 'healing']);
});

rule('EU-TIME-06', 'a preparation effect works while a fight is prepared', () => {
  assert.deepEqual(momentsOf('Use Plate Sabatons', { worn: [['plateSabatons']] }), ['prep']);
});

rule('EU-TIME-07', 'first-strike weapons strike first, the others in step B of the hero attack', () => {
  const plan = { heroes: ['ael', 'dral'], worn: [['aelWindBlade']] };
  assert.deepEqual(momentsOf('Attack: Short Bow', plan), ['firstStrike']);
  assert.deepEqual(momentsOf('Attack: Forest Knife', plan), ['attackWith']);
  assert.deepEqual(momentsOf('Attack: Wind Blade', plan), ['attackWith']);
});

rule('EU-TIME-08', 'before, after, or before or after the roll of the monster', () => {
  assert.deepEqual(momentsOf('Use Mist Phial', { pouch: [['mistPhial']] }), ['beforeMonsterRoll']);
  assert.deepEqual(momentsOf('Use Smoke Pot', { pouch: [['smokePot']] }), ['afterMonsterRoll']);
  const either = Object.values(game.content).find(
    ({ tile, does }) => tile !== null && does.some(({ when }) => when === 'beforeOrAfterMonsterRoll'),
  )!;
  const name = (game.words.en.cards as Record<string, { name: string }>)[either.kind].name;
  assert.deepEqual(momentsOf(`Use ${name}`, { heroes: ['maeldur', 'ael'], worn: [[either.kind]] }), [
    'beforeMonsterRoll',
    'afterMonsterRoll',
  ]);
});

rule('EU-TIME-09', 'before or after the own roll', () => {
  assert.deepEqual(momentsOf('Use Potion of Wrath', { pouch: [['potionOfWrath']] }), ['beforeHeroRoll']);
  assert.deepEqual(momentsOf('Use Potion of Luck', { pouch: [['potionOfLuck']] }), ['afterHeroRoll']);
});

rule(
  'EU-TIME-10',
  'scrolls, potions, jewellery, weapons, shields and cards have times; gems and essences have moments of their own',
  () => {
    const times = (which: (kind: string) => boolean): Set<When> =>
      new Set(
        Object.values(game.content)
          .filter(({ kind }) => which(kind))
          .flatMap(({ does }) => does.map(({ when }) => when)),
      );
    for (const sort of ['scroll', 'potionTile', 'jewellery', 'weapon', 'shield'] as const)
      assert.ok(times((kind) => game.content[kind].tile?.class === sort).size > 1, sort);
    for (const { play: card } of Object.values(game.content))
      if (card !== null) assert.match(card.when, /Roll$/u);
    const gem = (name: string): Parameters<typeof fighting>[1] => ({
      worn: [['dragonGloves']],
      hero: [{ health: 3 }],
      set: (_state, t) => {
        const note = { exhausted: false, gems: [name], flipped: [false], essences: [] };
        t.setNote(
          t.cards(t.piles.worn[0]).find((card) => t.kind(card) === 'dragonGloves')!,
          note,
        );
      },
    });
    assert.deepEqual(momentsOf('Use the opal', gem('opal')), ['healing', 'healing']);
    assert.deepEqual(momentsOf('Use the diamond', gem('diamond')), ['healing', 'healing']);
    assert.deepEqual(momentsOf('Use the demon stone', gem('demonStone')), ['healing', 'healing']);
    assert.deepEqual(momentsOf('Use the onyx', gem('onyx')), ['afterMonsterRoll']);
    assert.deepEqual(momentsOf('Use the sapphire', gem('sapphire')), ['beforeHeroRoll']);
    assert.deepEqual(momentsOf('Use the amethyst', gem('amethyst')), []);
  },
);

rule(
  'EU-TIME-11',
  'Slumber protects from the kinds of elementals whose essences lie on it, and no others',
  () => {
    const stepped = (element: 'fire' | 'air'): number => {
      const j = play({
        heroes: ['taesiri', 'dral'],
        map: [['emberKitchen', 2, -1]],
        at: [1],
        hero: [{ health: 5 }],
        set: (state, t) => {
          state.map.beaten[4] = true;
          state.heroes[0].essences[element] = 1;
          bindEssence(
            t,
            0,
            element,
            t.cards(t.piles.worn[0]).find((card) => t.kind(card) === 'taesiriSlumber')!,
          );
        },
      });
      const { health } = j.state.heroes[0];
      choose(j, 0, 'move.mine');
      choose(j, 0, 'step4').asks(0, 'turn');
      return j.state.heroes[0].health - health;
    };
    assert.deepEqual([stepped('fire'), stepped('air')], [0, -2]);
  },
);

rule('EU-ABIL-01', 'using an ability exhausts it until it is readied', () => {
  const j = play({ heroes: ['ael', 'dral'], worn: [['aelLightFoot']] }).answer(0, 'Use Light Foot');
  assert.ok(!j.options(0).includes('Use Light Foot'));
  endTurn(j, 0).asks(1, 'turn');
  endTurn(j, 1).asks(0, 'turn');
  assert.ok(j.options(0).includes('Use Light Foot'));
});

/** Áel at the trader's green has used Light Foot and takes it off her board. */
const shelved = (): Journey => {
  const j = play({
    heroes: ['ael', 'dral'],
    map: [['traderGreen', 2, -1]],
    at: [4],
    worn: [['aelLightFoot']],
    hero: [{ gold: 9 }],
    set: (state) => {
      state.map.beaten[4] = true;
    },
  }).answer(0, 'Use Light Foot');
  choose(j, 0, 'trade').answer(0, 'Take off the board: Light Foot').asks(0, 'trade');
  return j;
};

rule(
  'EU-ABIL-02',
  'a tile taken off the board keeps its state, and is readied beside it like the others',
  () => {
    const j = shelved();
    assert.equal(noteOf(j.t, cardOf(j, 'stock.0', 'aelLightFoot')).exhausted, true);
    j.answer(0, 'Upgrade: Light Foot (2 gold)');
    choose(j, 0, 'done').asks(0, 'turn');
    assert.ok(!j.options(0).includes('Use Light Foot'));
    const waiting = choose(shelved(), 0, 'done');
    endTurn(waiting, 0).asks(1, 'turn');
    endTurn(waiting, 1).asks(0, 'turn');
    assert.equal(noteOf(waiting.t, cardOf(waiting, 'stock.0', 'aelLightFoot')).exhausted, false);
  },
);

rule('EU-ONCE-01', 'an effect once per round exhausts its tile until the next round', () => {
  const j = play({ worn: [['leatherBoots']] }).answer(0, 'Use Leather Boots');
  assert.equal(j.state.heroes[0].moves, 1);
  assert.ok(!j.options(0).includes('Use Leather Boots'));
  endTurn(j, 0).asks(1, 'turn');
  endTurn(j, 1).asks(0, 'turn');
  assert.ok(j.options(0).includes('Use Leather Boots'));
});
