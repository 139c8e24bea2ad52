import {
  asks,
  deal,
  GUIDED_SEAT,
  type Guide,
  happened,
  type Hint,
  type HintMoment,
  offeredOption,
  openCards,
  ownEvents,
  type PileView,
  type Seat,
} from '@tafelrunde/engine';
import type { Talisman, TalismanShape } from './shape.ts';
import { at, BRIDGEHEAD, regionOf, type SpaceId, SPACES } from './shape/spaces.ts';

type Moment = HintMoment<TalismanShape>;

/** Who is led by whom, and what the guided one can cast. */
const CHARACTERS = ['wizard', 'troll'] as const;
const SPELLS = ['counterspell', 'psionicBlast'];
/** Drawn in this order: the first enemy, then gold for the bot, twice. */
const DRAWN = ['bear', 'bagOfGold', 'twoBagsOfGold'];
/** What lies in sight on the way of the second turn. */
const FOUND = ['foundSword', 'unicorn'];
const FIRST_SPACE: SpaceId = 'fields2';
const SECOND_SPACE: SpaceId = 'woods2';

function lay(t: Talisman): void {
  const { state, piles } = t;
  CHARACTERS.forEach((kind, seat) => lead(t, seat, kind));
  deal(t, piles.spells, piles.hand[GUIDED_SEAT], SPELLS);
  deal(t, piles.adventure, piles.space[at(SECOND_SPACE)], FOUND);
  deal(t, piles.adventure, piles.adventure, DRAWN.toReversed());
  state.turn = GUIDED_SEAT;
  state.first = GUIDED_SEAT;
  t.tell('starts', { seat: GUIDED_SEAT });
}

/** The seat leads this character from its start space, whatever it was dealt. */
function lead(t: Talisman, seat: Seat, kind: string): void {
  const { piles, state } = t;
  const belongings = [piles.hand, piles.lent, piles.objects, piles.followers, piles.quest, piles.character];
  for (const own of belongings)
    for (const card of t.cards(own[seat]).slice()) t.move(card, piles[homeOf(t.def(card).deck)]);
  const dealt = t.cards(piles.characters).find((card) => t.kind(card) === kind);
  const { character } = t.content[kind];
  if (dealt === undefined || character === null) return;
  t.move(dealt, piles.character[seat]);
  t.tell('chose', { seat, kind });
  const { lives, fate, gold, alignment, start } = character;
  const space = at(start as SpaceId);
  Object.assign(state.players[seat], { standing: 'playing', lives, fate, gold, alignment, space });
  Object.assign(state.players[seat], { strength: 0, craft: 0 });
  t.tell('entered', { seat, space });
}

/** No card that somebody owns is printed on the board. */
const homeOf = (deck: Talisman['content'][string]['deck']) => (deck === 'board' ? 'removed' : deck);

/** How often the guided seat has rolled to move. */
const turns = (at: Moment): number => ownEvents(at, 'moveRoll').length;
const isAbout = ({ question }: Moment, what: string): boolean =>
  (question?.about as { readonly what?: unknown } | null | undefined)?.what === what;
/** The option that points at a card of this kind, in one of these piles. */
const cardIn = (moment: Moment, piles: readonly (PileView | undefined)[], kind: string) => {
  const cards = piles.flatMap(openCards).filter((one) => one.kind === kind);
  return offeredOption(moment, ({ card }) => cards.some((one) => one.card === card));
};
const self = ({ view }: Moment) => view.state.players[GUIDED_SEAT];
const inTown = (moment: Moment): boolean =>
  ['village', 'city', 'castle'].includes(SPACES[self(moment).space]);

/** The first two turns, as they are laid out. */
const lesson: readonly Hint<TalismanShape>[] = [
  {
    id: 'welcome',
    when: (moment) => asks(moment, 'fate') && turns(moment) === 1,
    says: {
      de: 'Willkommen! Drei Ringe umgeben die Krone der Herrschaft in der Mitte. Dein Zauberer beginnt ganz außen, sammelt Kraft, Freunde und Schätze und zieht dann nach innen. Wer die Krone erringt, zwingt alle anderen in die Knie.',
      en: 'Welcome! Three rings surround the Crown of Command in the middle. Your Wizard begins at the very edge, gathers strength, friends and treasure, and then moves inward. Whoever wins the Crown brings all others to their knees.',
    },
    rules: ['TA-CROWN-07'],
  },
  {
    id: 'sheet',
    when: (moment) => asks(moment, 'fate') && turns(moment) === 1,
    says: {
      de: 'Das ist dein Charakterbogen: Mit Stärke kämpfst du gegen Tiere und Monster, mit Talent gegen Geister; Talent lässt dich auch Zauber halten. Deine 4 Leben sind bald verbraucht, also wähle deine Gegner. Der Zauberer ist klug, aber schwach: Stärke 2, Talent 5.',
      en: 'This is your character sheet: with Strength you fight animals and monsters, with Craft spirits; Craft also lets you hold Spells. Your 4 lives are soon spent, so choose your enemies. The Wizard is clever but weak: Strength 2, Craft 5.',
    },
    rules: ['TA-FIGHT-05', 'TA-SPELL-03'],
  },
  {
    id: 'roll',
    when: (moment) => asks(moment, 'fate') && turns(moment) === 1,
    says: {
      de: 'Jeder Zug beginnt mit einem Wurf. Außen wirfst du zwei Würfel und ziehst so weit, wie einer von beiden zeigt. Mit 1 Schicksal könntest du den weißen neu werfen. Der Wurf ist gut, also behalte ihn: Schicksal ist kostbar.',
      en: 'Every turn begins with a roll. In the outer region you roll two dice and move as far as one of them shows. For 1 fate you could roll the white one again. The roll is good, so keep it: fate is precious.',
    },
    rules: ['TA-MOVE-03', 'TA-FATE-01'],
    suggests: () => 'keep',
  },
  {
    id: 'move',
    when: (moment) => asks(moment, 'destination') && turns(moment) === 1,
    says: {
      de: 'Alle Felder, die leuchten, kannst du erreichen, in beide Richtungen. Über die Brücke käme man in den zweiten Ring, doch dort steht der Wächter mit Stärke 9. Geh lieber 5 Felder im Uhrzeigersinn auf die Felder: Die kleine rote Karte heißt, dass dort eine Abenteuerkarte gezogen wird.',
      en: 'You can reach every space that glows, in either direction. Over the bridge lies the second ring, but the Sentinel with Strength 9 stands there. Better go 5 spaces clockwise to the Fields: the small red card means that an Adventure card is drawn there.',
    },
    rules: ['TA-MOVE-03', 'TA-MOVE-08', 'TA-ENC-07'],
    suggests: (moment) => offeredOption(moment, ({ space }) => space === FIRST_SPACE),
  },
  {
    id: 'enemy',
    when: (moment) => asks(moment, 'beforeFight') && turns(moment) === 1,
    says: {
      de: 'Ein Bär mit Stärke 3! Gleich würfelt ihr beide, und wer mit Stärke und Wurf mehr erreicht, gewinnt. Verlierst du, kostet es 1 Leben. Der Zettel zeigt beide Rechnungen und wie deine Aussichten stehen.',
      en: 'A bear with Strength 3! In a moment both of you roll, and whoever reaches more with Strength and die wins. If you lose, it costs 1 life. The slip shows both sums and how your chances stand.',
    },
    rules: ['TA-FIGHT-05', 'TA-FIGHT-10'],
  },
  {
    id: 'spell',
    when: (moment) => asks(moment, 'beforeFight') && turns(moment) === 1,
    says: {
      de: 'Mit Stärke 2 sieht es schlecht aus, doch du hast Zauber. Jeder sagt, wann man ihn wirken darf, und ist danach verbraucht. Der Psionische Schlag zählt in diesem Kampf dein Talent zur Stärke: aus 2 wird 7. Wirke ihn!',
      en: 'With Strength 2 it looks bad, but you have Spells. Each says when it may be cast, and is spent afterwards. Psionic Blast adds your Craft to your Strength in this battle: 2 becomes 7. Cast it!',
    },
    rules: ['TA-SPELL-01', 'TA-SPELL-08'],
    suggests: (moment) => cardIn(moment, [moment.view.piles.hand[GUIDED_SEAT]], 'psionicBlast'),
  },
  {
    id: 'attackRoll',
    when: (moment) => asks(moment, 'fate') && isAbout(moment, 'attack') && turns(moment) === 1,
    says: {
      de: 'Nur eine 1, der Bär hat eine 5: 8 gegen 8, unentschieden, und er bliebe liegen. Dafür ist Schicksal da! Gib 1 aus und wirf noch einmal. Der neue Wurf gilt, ob er besser ist oder nicht.',
      en: 'Only a 1, and the bear has a 5: 8 against 8, a stand-off, and it would stay there. This is what fate is for! Spend 1 and roll again. The new roll counts, better or not.',
    },
    rules: ['TA-FATE-05', 'TA-FIGHT-12'],
    suggests: (moment) => offeredOption(moment, ({ text }) => text === 'reroll'),
  },
  {
    id: 'won',
    when: (moment) => happened(moment, 'killed', { kind: 'bear' }),
    says: {
      de: 'Besiegt! Der Bär ist deine Trophäe und zählt so viel wie seine Stärke. Sobald du am Zugende 4 Punkte beisammenhast, tauschst du sie gegen 1 Stärke; Geister bringen ebenso Talent. So wächst dein Charakter.',
      en: 'Beaten! The bear is your trophy and counts as much as its Strength. As soon as you have 4 points together at the end of a turn, you exchange them for 1 Strength; spirits bring Craft in the same way. So your character grows.',
    },
    rules: ['TA-TROPHY-01', 'TA-TROPHY-02'],
  },
  {
    id: 'newSpell',
    when: (moment) => happened(moment, 'killed', { kind: 'bear' }) && turns(moment) === 1,
    says: {
      de: 'Die Zauber auf deinem Bogen sieht niemand außer dir. Dein Gegenzauber hält den Zauber eines anderen auf; das Spiel fragt dich, sobald er passt. Mit Talent 4 oder 5 hältst du zwei Zauber, ab 6 drei.',
      en: 'Nobody but you sees the Spells on your sheet. Your Counterspell stops the Spell of somebody else; the game asks you as soon as it fits. With Craft 4 or 5 you hold two Spells, from 6 on three.',
    },
    rules: ['TA-SPELL-02', 'TA-SPELL-03'],
  },
  {
    id: 'others',
    when: (moment) =>
      moment.events.filter(({ type }) => type === 'moveRoll').length > ownEvents(moment, 'moveRoll').length,
    says: {
      de: 'Nun zieht der Troll. Was die anderen tun, siehst du auf dem Brett und liest es in der Chronik. Die Zahlen aller Charaktere stehen daneben, und auch ihre Bögen kannst du aufschlagen.',
      en: 'Now the Troll moves. What the others do you see on the board and read in the chronicle. The numbers of all characters stand beside it, and you can open their sheets too.',
    },
  },
  {
    id: 'secondRoll',
    when: (moment) => asks(moment, 'fate') && turns(moment) === 2,
    says: {
      de: 'Eine 3 und eine 5. In den Wäldern, 3 Felder weiter, liegen offen ein Schwert und ein Einhorn: Dahin willst du. Behalte den Wurf!',
      en: 'A 3 and a 5. In the Woods, 3 spaces on, a Sword and a Unicorn lie open: that is where you want to go. Keep the roll!',
    },
    suggests: () => 'keep',
  },
  {
    id: 'secondMove',
    when: (moment) => asks(moment, 'destination') && turns(moment) === 2,
    says: {
      de: 'Wo schon Karten liegen, wird nur gezogen, was noch fehlt. In den Wäldern erwartet dich also nichts Neues, und alles, was dort liegt, darfst du mitnehmen. Drei Felder im Uhrzeigersinn!',
      en: 'Where cards lie already, only what is missing is drawn. So nothing new waits for you in the Woods, and you may take along whatever lies there. Three spaces clockwise!',
    },
    rules: ['TA-ENC-06'],
    suggests: (moment) => offeredOption(moment, ({ space }) => space === SECOND_SPACE),
  },
  {
    id: 'object',
    when: (moment) =>
      asks(moment, 'loot') && turns(moment) === 2 && !happened(moment, 'took', { kind: 'foundSword' }),
    says: {
      de: 'Gegenstände helfen, solange du sie trägst; vier kannst du tragen. Das Schwert ist eine Waffe und zählt im Kampf 1 dazu. Nimm es!',
      en: 'Objects help as long as you carry them; you can carry four. The Sword is a Weapon and adds 1 in battle. Take it!',
    },
    rules: ['TA-CARRY-01', 'TA-OBJ-02'],
    suggests: (moment) => cardIn(moment, moment.view.piles.space, 'foundSword'),
  },
  {
    id: 'follower',
    when: (moment) =>
      asks(moment, 'loot') && turns(moment) === 2 && happened(moment, 'took', { kind: 'foundSword' }),
    says: {
      de: 'Begleiter gehen mit dir, beliebig viele, und wiegen nichts. Das Einhorn gibt dir Stärke +1 und Talent +1. Nimm es mit!',
      en: 'Followers go with you, as many as you like, and weigh nothing. The Unicorn gives you Strength +1 and Craft +1. Take it along!',
    },
    rules: ['TA-FOLL-01'],
    suggests: (moment) => cardIn(moment, moment.view.piles.space, 'unicorn'),
  },
  {
    id: 'grown',
    when: (moment) => happened(moment, 'took', { kind: 'unicorn' }),
    says: {
      de: 'Stärke 3 und Talent 6, im Kampf noch 1 durch das Schwert: In zwei Zügen bist du kein Schwächling mehr. Genau so geht es weiter, bis du dich über den Fluss traust.',
      en: 'Strength 3 and Craft 6, and 1 more in battle by the Sword: after two turns you are a weakling no longer. It goes on just like that until you dare to cross the river.',
    },
  },
  {
    id: 'rings',
    when: (moment) => turns(moment) >= 3,
    says: {
      de: 'Der Weg zur Krone: Über die Brücke am Wächter vorbei, mit einem Floß oder durch Glück kommst du in den mittleren Ring. Dort führt das Portal der Macht in den inneren. Je weiter innen, desto gefährlicher, und desto mehr gibt es zu holen.',
      en: 'The way to the Crown: over the bridge past the Sentinel, by raft or by luck you come to the middle ring. There the Portal of Power leads to the inner one. The further in, the more dangerous, and the more there is to be had.',
    },
    rules: ['TA-SENT-02', 'TA-PORTAL-05'],
  },
  {
    id: 'talisman',
    when: (moment) => turns(moment) >= 3,
    says: {
      de: 'Ins Tal des Feuers vor der Krone lässt man dich nur mit einem Talisman. Man findet ihn unter den Abenteuern, erhält ihn beim Beten im Tempel oder als Lohn des Hexenmeisters. Auf der Krone wirkst du dann Zug um Zug den Zauberspruch der Herrschaft, der den anderen Leben nimmt, bis nur du noch da bist.',
      en: 'Only with a Talisman will you be let into the Valley of Fire before the Crown. It is found among the adventures, won by praying in the Temple, or earned from the Warlock. On the Crown you then cast the Command Spell turn after turn, which takes lives from the others until only you are left.',
    },
    rules: ['TA-INNER-08', 'TA-CROWN-03', 'TA-CROWN-07'],
  },
  {
    id: 'onYourOwn',
    when: (moment) => turns(moment) >= 3,
    says: {
      de: 'Ab hier ist nichts mehr vorbereitet. Bleib eine Weile außen, such dir schwache Gegner und besuch Stadt und Dorf. Ruh mit dem Zeiger auf einem Feld, und es sagt dir alles; mit R schlägst du die Regeln auf.',
      en: 'From here nothing is laid out any more. Stay outside for a while, look for weak enemies, and visit City and Village. Rest the pointer on a space and it tells you everything; press R for the rules.',
    },
  },
];

/** What turns up sooner or later, explained when it does. */
const later: readonly Hint<TalismanShape>[] = [
  {
    id: 'lost',
    when: (moment) => happened(moment, 'fightResult', { outcome: 'lost' }),
    says: {
      de: 'Das ging daneben: Eine Niederlage kostet 1 Leben, und der Gegner bleibt liegen. Heilen kannst du in Dorf und Stadt; eine Rüstung kann das Leben im Kampf retten.',
      en: 'That went wrong: a defeat costs 1 life, and the enemy stays where it is. You can heal in Village and City; armour may save the life in battle.',
    },
    rules: ['TA-FIGHT-10', 'TA-FIGHT-11'],
  },
  {
    id: 'trophies',
    when: (moment) => asks(moment, 'trophies'),
    says: {
      de: 'Du hast genug Trophäen beisammen: Wähle, welche du eintauschst. Was über einen vollen Punkt hinausgeht, verfällt, also achte auf die Summe.',
      en: 'You have enough trophies together: choose which ones to exchange. What exceeds a full point is forfeit, so mind the sum.',
    },
    rules: ['TA-TROPHY-02', 'TA-TROPHY-04'],
  },
  {
    id: 'town',
    when: (moment) => moment.question !== null && turns(moment) >= 3 && inTown(moment),
    says: {
      de: 'Hier wird nichts gezogen: Solche Felder sagen selbst, was geschieht. Gold ist hier am meisten wert: für Heilung, Waffen oder einen Handel.',
      en: 'Nothing is drawn here: spaces like this say themselves what happens. Here gold is worth most: for healing, weapons or a deal.',
    },
    rules: ['TA-ENC-07'],
  },
  {
    id: 'duel',
    when: (moment) =>
      asks(moment, 'encounter') && offeredOption(moment, ({ seat }) => seat !== undefined) !== undefined,
    says: {
      de: 'Hier steht noch jemand! Du begegnest entweder dem Feld oder einem Charakter. Wer einen anderen im Kampf besiegt, nimmt ihm 1 Leben, 1 Gold oder einen Gegenstand.',
      en: 'Somebody else is here! You encounter either the space or a character. Whoever beats another in a fight takes 1 life, 1 gold or an Object.',
    },
    rules: ['TA-ENC-03', 'TA-DUEL-08'],
  },
  {
    id: 'toad',
    when: (moment) => self(moment).toad > 0,
    says: {
      de: 'Quak! Als Kröte hast du Stärke 1 und Talent 1, deine Habe liegt auf dem Feld, und du hüpfst ein Feld je Zug. Nach drei Runden ist es vorbei: Bleib in der Nähe deiner Sachen.',
      en: 'Croak! As a Toad you have Strength 1 and Craft 1, your belongings lie on the space, and you hop one space a turn. After three rounds it is over: stay near your things.',
    },
    rules: ['TA-TOAD-05', 'TA-TOAD-07', 'TA-TOAD-08'],
  },
  {
    id: 'river',
    when: (moment) => regionOf(self(moment).space) === 'middle' && self(moment).space !== BRIDGEHEAD,
    says: {
      de: 'Du bist im mittleren Ring. Hier ziehst du mit einem Würfel, und die Gegner sind härter. Tempel und Höhle des Hexenmeisters lohnen den Weg: Dort kommt man zu einem Talisman.',
      en: 'You are in the middle ring. Here you move with one die, and the enemies are harder. The Temple and the Warlock’s Cave are worth the way: that is where one comes by a Talisman.',
    },
    rules: ['TA-MOVE-01'],
  },
  {
    id: 'death',
    when: (moment) => happened(moment, 'died'),
    says: {
      de: 'Dein Charakter ist gestorben, aber die Partie ist nicht vorbei: Im nächsten Zug kommst du mit einem neuen ins Spiel und erbst Gold, Gegenstände und Begleiter. Erst wenn jemand die Krone erreicht, ist der Tod endgültig.',
      en: 'Your character has died, but the game is not over: in your next turn you come back with a new one and inherit gold, Objects and Followers. Only when somebody has reached the Crown is death final.',
    },
    rules: ['TA-DEATH-02', 'TA-DEATH-04', 'TA-DEATH-08'],
  },
  {
    id: 'dusk',
    when: ({ events }) => events.some(({ type }) => type === 'dusk'),
    says: {
      de: 'Es dämmert. Bricht die Nacht herein, kostet jede Runde alle ein Leben mehr als die letzte: Jetzt gilt es, zur Krone zu ziehen.',
      en: 'Dusk is falling. Once it is night, every round costs everybody a life more than the last: now is the time to march for the Crown.',
    },
    rules: ['TA-NIGHT-01', 'TA-NIGHT-02'],
  },
];

/** A first game of Talisman: a fight that a Spell and fate decide, treasure in the Woods, then whatever comes. */
export const guide: Guide<TalismanShape> = {
  seats: 2,
  // The basic box alone: nothing asks before the first turn, and there is less to read.
  options: {
    choiceOfCharacters: 1,
    startQuest: false,
    reaper: false,
    frostmarch: false,
    sacredPool: false,
    cataclysm: false,
    nightfall: 60,
  },
  lay,
  // The way there and the fight; the Troll's way; the way to the Woods; the Troll's once more.
  dice: [4, 5, 1, 5, 5, 3, 2, 3, 5, 3, 2],
  answers: { 1: ['keep', 'hills1'] },
  hints: [...lesson, ...later],
};
