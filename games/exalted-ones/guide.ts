import {
  type Answer,
  asks,
  type Guide,
  GUIDED_SEAT,
  type Hint,
  type HintMoment,
  offeredOption,
} from '@tafelrunde/engine';
import { inches, type Point } from './geometry/measure.ts';
import { firstGolem, secondGolem } from './geometry/spots.ts';
import { join } from './rules/draft.ts';
import { heroes, towerOf, wallsOf } from './rules/models.ts';
import { layOut } from './rules/setup.ts';
import { maxLife, maxMana } from './rules/values.ts';
import type { Exalted, ExaltedShape, Golem, Model, Team, TowerRank } from './shape.ts';

type Moment = HintMoment<ExaltedShape>;

const at = (x: number, y: number): Point => ({ x: inches(x), y: inches(y) });

/** Who plays, where they stand, and how much gold they bring. */
const TEAMS: readonly (readonly { readonly kind: string; readonly spot: Point; readonly gold: number }[])[] =
  [
    [
      { kind: 'alice', spot: at(13.87, 11.33), gold: 2 },
      { kind: 'gavin', spot: at(11.33, 13.87), gold: 0 },
    ],
    [
      { kind: 'majvi', spot: at(26.5, 23.5), gold: 0 },
      { kind: 'elmar', spot: at(23.5, 26.5), gold: 0 },
    ],
  ];
/** The guard of red's outer tower is thin, and the tower has been hit before. */
const TOWER_LIFE = 3;
/** Where Alice goes first, and where the tower is within her range. */
const FIRST_STAND = at(16.9, 14.9);
const SECOND_STAND = at(19.42, 18.78);
/** Where Majvi comes to shoot at her. */
const MAJVI_STAND = at(23.4, 21.3);

/** In the place of draft and deployment: everybody stands where the lesson begins, and the round can start. */
function setup(t: Exalted): void {
  const { state } = t;
  layOut(t);
  state.teams[0] = 'blue';
  state.teams[1] = 'red';
  state.initiative = state.starter = GUIDED_SEAT;
  state.stage = 'start';
  t.tell('colours', { blue: 0, red: 1 });
  for (const [seat, team] of TEAMS.entries())
    for (const { kind, spot, gold } of team) {
      join(t, seat, kind);
      const hero = heroes(t).at(-1)!;
      Object.assign(hero, { ...spot, gold, present: true, life: maxLife(t, hero), mana: maxMana(t, hero) });
    }
  for (const team of ['blue', 'red'] as const)
    for (const rank of ['inner', 'outer'] as const) guardTower(t, team, rank);
  towerOf(t, 'red', 'middle', 'outer')!.life = TOWER_LIFE;
}
/** Two golems before a tower; before red's outer one only the second of them is left. */
function guardTower(t: Exalted, team: Team, rank: TowerRank): void {
  const ground = () => ({
    walls: wallsOf(t),
    blockers: t.state.models.filter(({ present }) => present),
  });
  const golems = t.state.models.filter(
    (model): model is Golem => model.sort === 'golem' && model.team === team && !model.present,
  );
  const first = firstGolem(team, 'middle', rank, ground())!;
  const second = secondGolem(team, 'middle', rank, first, ground())!;
  const spots = team === 'red' && rank === 'outer' ? [second] : [first, second];
  for (const [i, { x, y }] of spots.entries()) Object.assign(golems[i], { x, y, rank, present: true });
}

// What a moment holds.

const models = ({ view }: Moment): readonly Model[] => view.state.models;
const heroIn = (moment: Moment, kind: string): Model | undefined =>
  models(moment).find((model) => model.sort === 'hero' && model.kind === kind);
/** The option that names a hero. */
const heroOption = (moment: Moment, kind: string): string | undefined => {
  const hero = heroIn(moment, kind);
  return offeredOption(moment, ({ space }) => space === `model${hero?.id}`);
};
/** The option to buy this for that hero. */
const itemFor = (moment: Moment, kind: string, hero: string): string | undefined =>
  offeredOption(moment, ({ card, about }) => {
    const isMeant = moment.view.piles.market.cards.some(
      (one) => one !== null && 'kind' in one && one.card === card && one.kind === kind,
    );
    return isMeant && (about as { readonly hero?: unknown } | undefined)?.hero === hero;
  });
/** How many activation phases the guided seat has begun. */
const phase = ({ view }: Moment): number => view.state.phases[GUIDED_SEAT];
const actionsLeft = ({ view }: Moment): number => view.state.actions;
const isFirstRound = ({ view }: Moment): boolean => view.state.round === 2;
const told = (
  { events }: Moment,
  type: string,
  fits: (data: Readonly<Record<string, unknown>>) => boolean = () => true,
) =>
  events.some(
    (event) => event.type === type && fits((event.data ?? {}) as Readonly<Record<string, unknown>>),
  );
const towerFell = (moment: Moment): boolean => told(moment, 'out', ({ kind }) => kind === 'outerTower');
/** The own activation, so many actions left, and nothing announced yet. */
const chooses = (moment: Moment, number: number, left: number): boolean =>
  asks(moment, 'act') && phase(moment) === number && actionsLeft(moment) === left && isFirstRound(moment);
const goes = (moment: Moment, prompt: string, number: number, left: number): boolean =>
  asks(moment, prompt) && phase(moment) === number && actionsLeft(moment) === left && isFirstRound(moment);

/** Two activations, as they are laid out. */
const lesson: readonly Hint<ExaltedShape>[] = [
  {
    id: 'welcome',
    when: (moment) => asks(moment, 'buy') && isFirstRound(moment),
    says: {
      de: 'Willkommen in der Arena! Du führst Blau: Alice, die Schützin, und Gavin, den Wächter. Rot hat Majvi und Elmar. Jeder ausgeschaltete Held ist 1 Siegpunkt wert, jeder zerstörte Turm 2. Wer zuerst 5 hat, gewinnt; sonst, wer nach vier Runden vorn liegt.',
      en: 'Welcome to the arena! You lead blue: Alice, the marksman, and Gavin, the guardian. Red has Majvi and Elmar. Every hero knocked out is worth 1 victory point, every tower destroyed 2. Whoever has 5 first wins; otherwise whoever leads after four rounds.',
    },
    rules: ['EX-VP-01', 'EX-VP-02'],
  },
  {
    id: 'market',
    when: (moment) => asks(moment, 'buy') && isFirstRound(moment) && phase(moment) === 0,
    says: {
      de: 'Jede Runde bringt jedem Helden 1 Gold, und wer Golems, Helden und Türme besiegt, bekommt mehr. Alice hat 3 Gold. Kauf ihr die Windsandalen: Damit geht sie 1 Zoll weiter, und das reicht gleich genau.',
      en: 'Every round gives each hero 1 gold, and whoever defeats golems, heroes and towers gets more. Alice has 3 gold. Buy her the Wind Sandals: she walks 1 inch further with them, and that will be just enough in a moment.',
    },
    rules: ['EX-ROUND-09', 'EX-EQUIP-01'],
    suggests: (moment) => itemFor(moment, 'windSandals', 'alice'),
  },
  {
    id: 'activation',
    when: (moment) => chooses(moment, 1, 2),
    says: {
      de: 'Jetzt bist du aktiv. In einer Aktivierungsphase hast du zwei Aktionen: beide mit einem Helden oder je eine mit beiden. Dann ist Rot dran, und so geht es dreimal hin und her, bis die Runde endet. Nimm Alice!',
      en: 'Now you are active. In an activation phase you have two actions: both with one hero, or one with each. Then it is red’s turn, and so on three times until the round ends. Take Alice!',
    },
    rules: ['EX-ACTV-02', 'EX-ACTV-03'],
    suggests: (moment) => heroOption(moment, 'alice'),
  },
  {
    id: 'actions',
    when: (moment) => goes(moment, 'action', 1, 2),
    says: {
      de: 'Eine Aktion ist entweder Bewegung mit Angriff, Bewegung mit Fähigkeit oder ein Lauf, der weiter geht, aber sonst nichts erlaubt. Noch ist niemand in Reichweite, also erst einmal bewegen.',
      en: 'An action is a move with an attack, a move with an ability, or a run, which goes further and allows nothing else. Nobody is in range yet, so move first.',
    },
    rules: ['EX-ACT-01', 'EX-RUN-02'],
    suggests: () => 'go',
  },
  {
    id: 'way',
    when: (moment) => goes(moment, 'way', 1, 2),
    says: {
      de: 'Die helle Fläche zeigt, wie weit Alice kommt: innen so, dass sie noch angreifen kann, außen nur laufend. Die gestrichelten Kreise gehören den Türmen; wer hineintritt, wird beschossen. Zeig mit der Maus auf einen Ort, tipp ihn an oder wähl ihn beim Namen; Umschalt und Pfeile rücken ihn zurecht. Unser Vorschlag liegt hinter den eigenen Golems.',
      en: 'The bright area shows how far Alice gets: within its inner part she can still attack, in the outer one she only runs. The dashed circles belong to the towers; whoever steps in is shot at. Point at a place with the mouse, tap it, or choose it by name; Shift and arrows adjust it. Our suggestion lies behind your own golems.',
    },
    rules: ['EX-MOVE-01', 'EX-RUN-01', 'EX-MOVE-07'],
    suggestsPlace: () => [FIRST_STAND],
  },
  {
    id: 'thenWhat',
    when: (moment) => goes(moment, 'thenWhat', 1, 2),
    says: {
      de: 'Von dort reicht ihr Bogen 4 Zoll weit, gemessen von Rand zu Rand. Ein Basisangriff kostet nichts. Ihre Fähigkeiten kosten Mana, und davon kommt nur wenig nach: Heb sie für Helden auf. Im Visier steht der letzte Golem vor Rots äußerem Turm: Jeder Würfel, der seine Agilität erreicht, ist ein Treffer, und bei Alice zählt jede 6 doppelt.',
      en: 'From there her bow reaches 4 inches, measured from edge to edge. A basic attack costs nothing. Her abilities cost mana, and little of that comes back: save them for heroes. In her sights stands the last golem before red’s outer tower: every die that reaches its agility is a hit, and with Alice every 6 counts twice.',
    },
    rules: ['EX-BASIC-02', 'EX-BASIC-03', 'EX-BASIC-09'],
    suggests: () => 'attack',
  },
  {
    id: 'tower',
    when: (moment) => chooses(moment, 1, 1) && told(moment, 'out', ({ kind }) => kind === 'golem'),
    says: {
      de: 'Getroffen! Alice bekommt Erfahrung und Gold. Ein Turm schießt nur, solange einer seiner Golems lebt, und erst ohne Golems darf man ihn angreifen. Der Weg ist frei: noch einmal Alice!',
      en: 'A hit! Alice gets experience and gold. A tower shoots only as long as one of its golems lives, and only without golems may it be attacked. The way is clear: Alice again!',
    },
    rules: ['EX-TOWER-05', 'EX-TOWER-08', 'EX-XP-01'],
    suggests: (moment) => heroOption(moment, 'alice'),
  },
  {
    id: 'towerWay',
    when: (moment) => goes(moment, 'action', 1, 1),
    says: {
      de: 'Vom Turm droht nichts mehr, sein Kreis ist von der Karte verschwunden. Geh so nah heran, dass er in Reichweite ist.',
      en: 'The tower is no threat any more, its circle is gone from the map. Go so near that it is in range.',
    },
    suggests: () => 'go',
  },
  {
    id: 'towerPlace',
    when: (moment) => goes(moment, 'way', 1, 1),
    says: {
      de: 'Jeder Zoll Abstand zählt: Stell dich so, dass du gerade noch triffst. Unter „Angriffsweite“ stehen solche Orte mit Namen.',
      en: 'Every inch of distance counts: stand where you can just hit. Under “Attack range” such places are listed by name.',
    },
    suggestsPlace: () => [SECOND_STAND],
  },
  {
    id: 'towerStrike',
    when: (moment) => goes(moment, 'thenWhat', 1, 1),
    says: {
      de: 'Türme haben Rüstung 3, doch ein Basisangriff kostet immer mindestens 1 Lebenspunkt. Dieser Turm hat nur noch 3, und er ist 2 Siegpunkte wert. Los!',
      en: 'Towers have armour 3, but a basic attack always costs at least 1 life point. This tower has only 3 left, and it is worth 2 victory points. Go!',
    },
    rules: ['EX-BASIC-05', 'EX-VP-02'],
    suggests: () => 'attack',
  },
  {
    id: 'spend',
    when: (moment) => asks(moment, 'buy') && isFirstRound(moment) && phase(moment) === 1 && towerFell(moment),
    says: {
      de: 'Der Turm ist gefallen: 2 Siegpunkte, und für beide Helden Gold und Erfahrung! Gekauft werden darf vor und nach jeder Aktion. Ein Steppwams gibt Alice 1 Leben mehr; mit „Passen“ sparst du für Besseres.',
      en: 'The tower has fallen: 2 victory points, and gold and experience for both heroes! You may buy before and after every action. A Quilted Coat gives Alice 1 more life; with “Pass” you save for something better.',
    },
    rules: ['EX-EQUIP-02', 'EX-XP-01'],
    suggests: (moment) => itemFor(moment, 'quiltedCoat', 'alice'),
  },
  {
    id: 'amulet',
    when: (moment) =>
      asks(moment, 'buy') &&
      isFirstRound(moment) &&
      told(moment, 'bought', ({ card }) => card === 'quiltedCoat'),
    says: {
      de: 'Gavin kann sich ein Runenamulett leisten: Es hält Magie wie die von Elmar ab. Was du öfter gefragt wirst, kannst du unter „Immer …“ ein für alle Mal beantworten.',
      en: 'Gavin can afford a Rune Amulet: it wards off magic like Elmar’s. What you are asked often you can answer once and for all under “Always …”.',
    },
    suggests: (moment) => itemFor(moment, 'runeAmulet', 'gavin'),
  },
  {
    id: 'react',
    when: (moment) => asks(moment, 'react'),
    says: {
      de: 'Rot hat eine Aktion angesagt; die Karte zeigt Weg, Ziel und was zu erwarten ist. Auf jede Aktion darfst du mit einem Helden reagieren, der den Handelnden sieht: mit einem Basisangriff oder einer Fähigkeit. Das kostet dich keine eigene Aktion, also nutze es! Sie geschieht nach der Aktion, und nur, wenn Alice dann noch steht.',
      en: 'Red has announced an action; the map shows its way, its target and what to expect. You may answer every action with one hero who sees the acting one: with a basic attack or an ability. It costs you no action of your own, so use it! It happens after the action, and only if Alice still stands then.',
    },
    rules: ['EX-REACT-01', 'EX-REACT-02', 'EX-REACT-03'],
    suggests: (moment) => offeredOption(moment, ({ id }) => id.startsWith('afterattack')),
  },
  {
    id: 'second',
    when: (moment) => chooses(moment, 2, 2),
    says: {
      de: 'Du bist wieder aktiv. Links siehst du beide Teams mit Leben und Mana, die drei Punkte unter jedem Namen sagen, welche Fähigkeiten bereit sind. Majvi ist angeschlagen: Nimm Alice und bring es zu Ende!',
      en: 'You are active again. At the left you see both teams with life and mana; the three dots below each name tell which abilities are ready. Majvi is wounded: take Alice and finish it!',
    },
    rules: ['EX-ABIL-01', 'EX-ABIL-02'],
    suggests: (moment) => heroOption(moment, 'alice'),
  },
  {
    id: 'finish',
    when: (moment) => goes(moment, 'action', 2, 2),
    says: {
      de: 'Majvi steht schon in Reichweite: Du kannst gleich angreifen und dich danach noch bewegen. Ein Schocker für 2 Mana träfe 6 Zoll weit und verlangsamte; hier genügt der Basisangriff. Ein ausgeschalteter Held ist 1 Siegpunkt und kommt erst in der nächsten Runde zurück.',
      en: 'Majvi is in range already: you can attack at once and still move afterwards. A Shocker for 2 mana would reach 6 inches and slow; here the basic attack is enough. A hero knocked out is 1 victory point and comes back only in the next round.',
    },
    rules: ['EX-ACT-02', 'EX-VP-01', 'EX-ROUND-04'],
    suggests: () => 'attack',
  },
  {
    id: 'afterwards',
    when: (moment) => asks(moment, 'moveAfter') && phase(moment) === 2,
    says: {
      de: 'Nach dem Schuss darfst du noch gehen, zum Beispiel zurück hinter deine Golems. Wer allein vorn steht, lädt zum Gegenangriff ein. Diesmal ist Elmar weit weg: Bleib stehen.',
      en: 'After the shot you may still walk, for example back behind your golems. Whoever stands alone in front invites a counter-attack. This time Elmar is far away: stay.',
    },
    rules: ['EX-ACT-02'],
    suggests: () => 'stay',
  },
];

/** What comes up sooner or later. */
const later: readonly Hint<ExaltedShape>[] = [
  {
    id: 'success',
    when: (moment) =>
      moment.question !== null &&
      told(moment, 'scored', ({ seat }) => seat === GUIDED_SEAT) &&
      towerFell(moment),
    says: {
      de: 'Deine ersten Siegpunkte! So gewinnt man: Golems wegräumen, Türme stürzen, Helden zusammen angreifen statt einzeln. Der innere Turm ist erst an der Reihe, wenn der äußere gefallen ist, und danach liegt das Artefakt frei.',
      en: 'Your first victory points! This is how one wins: clear away golems, bring down towers, attack heroes together rather than one by one. The inner tower comes next once the outer one has fallen, and then the artefact lies open.',
    },
    rules: ['EX-TOWER-09', 'EX-ART-02'],
  },
  {
    id: 'shot',
    when: (moment) => told(moment, 'shoots'),
    says: {
      de: 'Ein Turm hat geschossen! Er trifft jeden gegnerischen Helden, der in seine 4 Zoll tritt, und nach jeder Aktion noch einmal, wer darin steht. Meide die gestrichelten Kreise, bis die Golems davor gefallen sind.',
      en: 'A tower has shot! It hits every enemy hero who steps into its 4 inches, and after every action again whoever stands there. Keep out of the dashed circles until the golems before it have fallen.',
    },
    rules: ['EX-TOWER-03', 'EX-TOWER-04', 'EX-TOWER-06'],
  },
  {
    id: 'responds',
    when: (moment) => told(moment, 'responds'),
    says: {
      de: 'Golems und Kreaturen wehren sich: Wer sie angreift, den greifen die Überlebenden an. Am besten fallen sie also auf einen Streich, oder du hältst Abstand.',
      en: 'Golems and creatures fight back: whoever attacks them is attacked by the survivors. So best they fall at one stroke, or you keep your distance.',
    },
    rules: ['EX-GREACT-01', 'EX-NEUT-02'],
  },
  {
    id: 'knockedOut',
    when: (moment) =>
      told(moment, 'out', ({ team, kind }) => team === 'blue' && (kind === 'alice' || kind === 'gavin')),
    says: {
      de: 'Einer deiner Helden ist ausgeschaltet. Zu Beginn der nächsten Runde kommt er mit vollem Leben auf deine Plattform zurück. Erfahrung, Gold und Ausrüstung behält er.',
      en: 'One of your heroes is knocked out. At the start of the next round that hero returns to your platform with full life, and keeps experience, gold and equipment.',
    },
    rules: ['EX-ROUND-04', 'EX-ROUND-05'],
  },
  {
    id: 'status',
    when: (moment) => told(moment, 'afflicted'),
    says: {
      de: 'Ein Statuseffekt: Kleine rote Zeichen am Rand der Figur zeigen ihn. Verlangsamte gehen kürzer, Festgehaltene gar nicht, Geblendete und Betäubte sind fast wehrlos, und wer blutet oder brennt, verliert am Ende der Runde Leben.',
      en: 'A status effect: small red signs at the edge of the figure show it. The slowed walk less, the held not at all, the blinded and stunned are almost helpless, and whoever bleeds or burns loses life at the end of the round.',
    },
    rules: ['EX-STATUS-01'],
  },
  {
    id: 'level',
    when: (moment) => told(moment, 'level', ({ team }) => team === 'blue') && !isFirstRound(moment),
    says: {
      de: 'Eine neue Stufe! Ab Stufe 3 steigen Leben, Mana und Würfel, ab Stufe 4 gehört dir die stärkste Fähigkeit R, einmal pro Runde.',
      en: 'A new level! From level 3 on life, mana and dice rise, and from level 4 the strongest ability R is yours, once per round.',
    },
    rules: ['EX-PROF-03', 'EX-ABIL-08'],
  },
  {
    id: 'secondRound',
    when: (moment) => moment.question !== null && moment.view.state.round === 3,
    says: {
      de: 'Runde 2. Am Ende der vorigen sind die Golems marschiert und neue erschienen, Mana kommt zurück, und wer den Wurf gewinnt, bestimmt, wer anfängt. Anfangen ist gut, wenn etwas in Reichweite steht; als Letzter ziehen ist gut, wenn du danach ungestört wegläufst.',
      en: 'Round 2. At the end of the last one golems have marched and new ones appeared, mana comes back, and whoever wins the roll says who starts. Starting is good when something is in range; going last is good when you can run away undisturbed.',
    },
    rules: ['EX-END-01', 'EX-END-06', 'EX-ROUND-03', 'EX-PROF-07'],
  },
  {
    id: 'ending',
    when: (moment) => moment.question !== null && moment.view.state.round >= 3 && asks(moment, 'act'),
    says: {
      de: 'Ab hier führst du dein Team selbst. Rechne vor jedem Schritt: Wer sieht mich, welcher Turm erreicht mich, wen kann ich zu zweit ausschalten? 5 Siegpunkte gewinnen. Im großen Spiel warten drei Wege, fünf Helden und zwei Monster. Viel Glück!',
      en: 'From here you lead your team yourself. Count before every step: who sees me, which tower reaches me, whom can I knock out with both? 5 victory points win. In the full game three lanes, five heroes and two monsters await you. Good luck!',
    },
    rules: ['EX-MODE-02'],
  },
];

/** Alice at the golem, at the tower; Majvi at Alice, Alice in return; and Alice once more. */
const DICE = [5, 4, 2, 6, 3, 1, 6, 6, 5, 4, 3, 2, 5, 3, 2, 6, 1, 6, 5, 3, 2, 4, 5, 6, 5, 6, 3, 2, 1];

/** What red does, as far as it is laid out. The models of heroes follow those of the arena, in the order in which they join. */
const [ALICE, MAJVI] = ['model16', 'model18'];
const RED: readonly Answer[] = [
  'noReaction',
  MAJVI,
  'go',
  [MAJVI_STAND],
  'attack',
  ALICE,
  'endPhase',
  'noReaction',
];

/** A first game of two heroes a side: two activations are laid out, from then on chance takes over. */
export const guide: Guide<ExaltedShape> = {
  seats: 2,
  options: { mode: 'shortDuel' },
  setup,
  dice: DICE,
  answers: { 1: RED },
  hints: [...lesson, ...later],
};
