import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { game } from '../../../game.ts';
import { countersOn, secondOn } from '../../../rules/decks.ts';
import { at } from '../../../shape/spaces.ts';
import {
  carrying,
  drawing,
  HERE,
  lastFight,
  meeting,
  passes,
  pileAt,
  player,
  rest,
  scene,
  told,
} from '../../kit.ts';

const { rule, situation } = rulesFrom(new URL('../../../rules.yaml', import.meta.url));

situation('Enemies of The Cataclysm have their numbers', () => {
  for (const [kind, strength, craft, number, family] of [
    ['voidDemon', 7, 7, 3, 'spirit'],
    ['blightwoodSlaver', 4, 0, 2, 'monster'],
    ['blightwoodTerror', 3, 0, 2, 'monster'],
    ['ironscaleDragon', 7, 0, 2, 'dragon'],
    ['junkGolem', 0, 0, 2, 'monster'],
    ['queenOfAshes', 4, 0, 2, 'monster'],
    ['rusthillMarauders', 5, 0, 2, 'monster'],
    ['undyingHorde', 6, 0, 2, 'monster'],
    ['abominationWraith', 0, 3, 3, 'spirit'],
    ['aeonDemon', 0, 8, 3, 'spirit'],
    ['ancientLich', 0, 6, 3, 'spirit'],
    ['ashfieldLooters', 0, 3, 3, 'monster'],
    ['blightwoodRabble', 0, 2, 3, 'monster'],
    ['mongrelSprite', 0, 2, 3, 'spirit'],
  ] as const) {
    const def = game.content[kind];
    assert.deepEqual(
      [kind, def.strength, def.craft, def.number, def.family],
      [kind, strength, craft, number, family],
    );
  }
});

situation('the Void Demon attacks where you are weak, and keeps what you lose', () => {
  const strong = meeting(['voidDemon'], { with: { 0: { strength: 2, craft: 1 } }, dice: [1, 1] });
  // Craft is the weaker side.
  assert.match(lastFight(strong), /5 against 8/u);
  strong.answer(0, 'Strength');
  assert.deepEqual([player(strong).strength, player(strong).craft, player(strong).lives], [1, 1, 3]);
  const [demon] = strong.t.cards(strong.t.piles.space[14]);
  assert.deepEqual(strong.t.note(demon), { counters: 1, stack: 0 });
  const wise = meeting(['voidDemon'], { with: { 0: { craft: 2 } }, dice: [2, 1] });
  assert.match(lastFight(wise), /5 against 8/u);
  assert.deepEqual([player(wise).craft, player(wise).strength], [1, 0]);
});

situation('a beaten Void Demon gives everything back', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['city', 'oasis'],
    with: { 0: { strength: 9, craft: 9 } },
    cards: { [HERE]: ['voidDemon'] },
    dice: [2, 3, 5, 1],
  });
  t.t.setNote(t.t.cards(t.t.piles.space[14])[0], { counters: 2, stack: 0, second: 3 });
  t.answer(0, 'hills2');
  assert.deepEqual([player(t).strength, player(t).craft], [11, 12]);
  assert.deepEqual([t.kinds('trophies.0'), t.kinds(HERE)], [[], []]);
});

/** Trophies are kept, everything else is passed on, until the turn is over. */
function over(t: ReturnType<typeof meeting>): ReturnType<typeof meeting> {
  while (t.state.turn === 0) {
    if (t.match.question(0)?.ask.prompt === 'trophies') t.answer(0);
    else passes(t);
  }
  return t;
}

situation('the Blightwood Slaver drags somebody into the Forest', () => {
  const cards = { 'followers.0': ['pixie'], [pileAt('fields1')]: ['healer'] };
  const t = drawing('blightwoodSlaver', { cards });
  assert.deepEqual(t.options(0).toSorted(), ['Healer', 'Pixie']);
  t.answer(0, 'Healer');
  assert.deepEqual(t.kinds(pileAt('forest')), ['blightwoodSlaver', 'healer']);
  assert.deepEqual([t.kinds('followers.0'), t.kinds(pileAt('fields1'))], [['pixie'], []]);
  // TA-TERRAIN-03: with the Forest covered it stays, and takes nobody.
  const covered = over(
    drawing('blightwoodSlaver', {
      cards: { ...cards, [pileAt('forest')]: ['outpost'] },
      dice: [5, 1],
    }),
  );
  assert.deepEqual(
    [covered.kinds('trophies.0'), covered.kinds('followers.0')],
    [['blightwoodSlaver'], ['pixie']],
  );
});

situation('Blightwood Terror and Abomination Wraith roll three dice and strengthen', () => {
  const lost = meeting(['blightwoodTerror'], { dice: [1, 2, 3, 4] });
  assert.match(lastFight(lost), /4 against 12/u);
  const strong = meeting(['blightwoodTerror'], { dice: [5, 1, 1, 1] });
  assert.deepEqual([player(strong).strength, strong.kinds('trophies.0'), strong.kinds(HERE)], [2, [], []]);
  const wise = meeting(['abominationWraith'], { dice: [5, 1, 1, 1] });
  assert.match(lastFight(wise), /8 against 6/u);
  assert.deepEqual([player(wise).craft, wise.kinds('trophies.0'), wise.kinds(HERE)], [2, [], []]);
});

situation('the Ironscale Dragon is hard to kill', () => {
  const fight = (die: number) =>
    meeting(['ironscaleDragon'], { with: { 0: { strength: 9 } }, dice: [5, 1, die] });
  const tough = fight(4);
  assert.deepEqual(
    [tough.kinds('trophies.0'), tough.kinds(HERE), tough.state.turn],
    [[], ['ironscaleDragon'], 1],
  );
  const dead = fight(3).asks(0, 'whichCard');
  assert.deepEqual(dead.options(0).toSorted(), ['Armour', 'Helmet', 'No, go on', 'Shield', 'Spiked Shield']);
  dead.answer(0, 'Spiked Shield').answer(0);
  assert.deepEqual(
    [dead.kinds('objects.0'), dead.kinds('trophies.0')],
    [['spikedShield'], ['ironscaleDragon']],
  );
});

situation('the Junk Golem is made of what everybody carries', () => {
  const cards = { 'objects.0': ['helmet'], 'objects.1': ['sword', 'axe'] };
  const t = meeting(['junkGolem'], { cards, dice: [5, 1] });
  assert.match(lastFight(t), /8 against 4/u);
  t.answer(0, 'Axe');
  assert.deepEqual([t.kinds('objects.0'), t.kinds('trophies.0'), t.kinds(HERE)], [['helmet', 'axe'], [], []]);
});

situation('the Queen of Ashes hoards Objects in the Oasis', () => {
  const cards = { 'objects.0': ['helmet', 'shield'], 'objects.1': ['sword'] };
  const t = drawing('queenOfAshes', { at: ['city', 'castle'], cards }).answer(0, 'Helmet');
  assert.deepEqual(t.kinds(pileAt('oasis')), ['queenOfAshes', 'helmet', 'sword']);
  assert.deepEqual([t.kinds('objects.0'), t.kinds('objects.1')], [['shield'], []]);
  const fought = meeting(['queenOfAshes', 'foundSword', 'ring'], {
    cards: { 'objects.0': ['amulet'] },
    dice: [1, 1],
  });
  // Two Objects lie with her; the beaten leaves the third.
  assert.match(lastFight(fought), /4 against 7/u);
  assert.deepEqual([fought.kinds('objects.0'), fought.kinds(HERE).includes('amulet')], [[], true]);
});

situation('Rusthill Marauders burn down a Place', () => {
  const cards = { [pileAt('fields1')]: ['market'], [pileAt('castle')]: ['shrine'] };
  const t = drawing('rusthillMarauders', { cards, dice: [1, 5] });
  t.answer(0, 'Shrine');
  assert.deepEqual([t.kinds(pileAt('castle')), t.kinds(pileAt('fields1'))], [[], ['market']]);
  assert.deepEqual([t.kinds(HERE), player(t).lives], [['rusthillMarauders'], 3]);
});

situation('the Undying Horde calls back the slain', () => {
  const cards = { 'trophies.0': ['wolf', 'lemure'], 'trophies.1': ['bear'] };
  const t = drawing('undyingHorde', { cards, dice: [1, 1] });
  // Wolf 2, Bear 3 and the Horde 6 fight as one.
  assert.match(lastFight(t), /4 against 12/u);
  assert.deepEqual([t.kinds('trophies.0'), t.kinds('trophies.1')], [['lemure'], []]);
});

situation('a beaten Aeon Demon lets an Event happen again', () => {
  const t = meeting(['aeonDemon'], {
    with: { 0: { craft: 9, lives: 1 } },
    cards: { adventureDiscard: ['wolf', 'rebirth'] },
    dice: [5, 1],
  });
  t.answer(0, 'Rebirth');
  over(t);
  assert.deepEqual([player(t).lives, t.kinds('trophies.0')], [4, ['aeonDemon']]);
  assert.ok(t.kinds('adventureDiscard').includes('rebirth'));
});

situation('the Ancient Lich makes Spells costly', () => {
  const t = drawing('ancientLich', {
    seats: ['thief', 'wizard', 'wizard'],
    at: ['city', 'oasis', 'oasis'],
    with: { 0: { craft: 0 }, 1: { craft: 1 }, 2: { craft: 1 } },
    cards: { 'hand.0': ['hex'], 'hand.1': ['hex', 'nullify'], 'hand.2': ['random', 'random', 'healing'] },
    dice: [5, 1],
  });
  over(t);
  assert.deepEqual([player(t).lives, player(t, 1).craft, player(t, 2).toad], [3, 0, 3]);
  assert.deepEqual(
    [0, 1, 2].map((seat) => t.kinds(`hand.${seat}`)),
    [[], [], []],
  );
});

situation('Ashfield Looters carry off one Object, Blightwood Rabble everybody’s Followers', () => {
  const looters = drawing('ashfieldLooters', {
    cards: { 'objects.0': ['sword', 'axe'], 'objects.1': ['helmet'] },
  });
  looters.answer(0, 'Axe');
  assert.deepEqual(
    [looters.kinds(pileAt('oasis')), looters.kinds('objects.1')],
    [['ashfieldLooters', 'axe'], ['helmet']],
  );
  const rabble = drawing('blightwoodRabble', {
    cards: { 'followers.0': ['pixie'], 'followers.1': ['mule'] },
  });
  assert.deepEqual(rabble.kinds(pileAt('forest')), ['blightwoodRabble', 'pixie', 'mule']);
  const fought = meeting(['blightwoodRabble', 'guide', 'pixie'], {
    cards: { 'followers.0': ['mule'] },
    dice: [1, 1],
  });
  assert.match(lastFight(fought), /4 against 5/u);
  assert.deepEqual([fought.kinds('followers.0'), fought.kinds(HERE).includes('mule')], [[], true]);
});

situation('the Mongrel Sprite takes gold for fate', () => {
  const t = meeting(['mongrelSprite'], { with: { 0: { gold: 1 } } }).answer(0, 'pay');
  assert.deepEqual([player(t).gold, player(t).fate, t.kinds(HERE)], [0, 1, ['mongrelSprite']]);
});

situation('Craft that a Void Demon takes is counted apart from Strength', () => {
  const t = meeting(['voidDemon'], { with: { 0: { strength: 1, craft: 1 } }, dice: [1, 1] }).answer(
    0,
    'Craft',
  );
  const [demon] = t.t.cards(t.t.piles.space[at('hills2')]);
  assert.deepEqual([countersOn(t.t, demon), secondOn(t.t, demon), player(t).craft], [0, 1, 0]);
  rest(t);
});

situation('the Ancient Lich asks nothing of those without Spells', () => {
  const t = drawing('ancientLich', { cards: { 'hand.1': ['hex'] }, dice: [6, 1, 1] });
  rest(t);
  assert.deepEqual([player(t, 1).lives, t.kinds('hand.1'), player(t).toad], [3, [], 0]);
  assert.match(told(t), /Seat 1 loses 1 Spell/u);
});

situation('whoever is as strong as wise meets Void Demon and Eastern Dragon in psychic combat', () => {
  for (const [foe, value] of [
    ['voidDemon', 8],
    ['easternDragon', 9],
  ] as const) {
    const t = carrying([foe], ['sword'], { dice: [1, 1] });
    // The sword is of no use: 3 + 1.
    assert.match(lastFight(t), new RegExp(`4 against ${value}`, 'u'));
    rest(t);
  }
});

situation(
  'a Junk Golem yields nothing that a Bag of Carrying holds, and nothing where there is nothing',
  () => {
    const bag = meeting(['junkGolem'], { cards: { 'objects.1': ['bagOfCarrying', 'ring'] }, dice: [5, 1] });
    bag.answer(0, 'ring');
    assert.deepEqual([bag.kinds('objects.0'), bag.kinds('objects.1')], [[], ['bagOfCarrying', 'ring']]);
    const none = carrying(['junkGolem'], ['ring'], { dice: [5, 1] });
    assert.deepEqual([none.kinds('objects.0'), none.kinds(HERE), none.state.turn], [['ring'], [], 1]);
  },
);

rule.also('TA-ALIGN-04', 'a Junk Golem offers its slayer nothing that is barred to him', () => {
  const offers = (alignment: 'good' | 'evil') => {
    const t = meeting(['junkGolem'], {
      with: { 0: { alignment } },
      cards: { 'objects.1': ['runesword', 'ring', 'holyGrail'] },
      dice: [6, 1, 1],
    });
    return t.asks(0, 'whichCard').options(0);
  };
  assert.deepEqual(
    [offers('good'), offers('evil')],
    [
      ['Ring', 'Holy Grail'],
      ['Runesword', 'Ring'],
    ],
  );
});

situation('the Rusthill Marauders destroy a Place, if there is any', () => {
  const t = drawing('rusthillMarauders', { cards: { [pileAt('crags')]: ['cave'] }, dice: [5, 1] });
  assert.deepEqual(t.kinds(pileAt('crags')), []);
  assert.match(told(t), /Cave/u);
  rest(t);
  const none = drawing('rusthillMarauders', { dice: [5, 1] });
  assert.match(lastFight(none), /8 against 6/u);
  rest(none);
});

situation('the Undying Horde calls even a Wild Boar, but no spirit', () => {
  const t = drawing('undyingHorde', { cards: { 'trophies.1': ['wildBoar', 'shadow'] }, dice: [1, 5] });
  assert.deepEqual([t.kinds('trophies.1'), t.kinds(HERE).includes('wildBoar')], [['shadow'], true]);
  rest(t);
});

situation('an Event the Aeon Demon lets happen lies where it was beaten; it need not happen', () => {
  const beaten = (answer: string) => {
    const t = meeting(['aeonDemon'], {
      with: { 0: { craft: 9 } },
      cards: { adventureDiscard: ['blizzard', 'wolf'] },
      dice: [5, 1],
    }).answer(0, answer);
    rest(t);
    return t;
  };
  const t = beaten('Blizzard');
  assert.deepEqual([t.kinds(HERE), t.state.lasting.length], [['blizzard'], 1]);
  const none = beaten('pass');
  assert.deepEqual([none.kinds(HERE), none.state.lasting, none.kinds('trophies.0')], [[], [], ['aeonDemon']]);
});
