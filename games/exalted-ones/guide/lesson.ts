import { asks, GUIDED_SEAT, type Hint, offeredOption, type Option, paramsOf } from '@tafelrunde/engine';
import type { ExaltedShape } from '../shape.ts';
import { FIRST_STAND, GAVIN_STAND, SECOND_STAND, SHOUT, THIRD_STAND } from './layout.ts';
import {
  chooses,
  goes,
  heroOption,
  isFirstRound,
  isMajvi,
  itemFor,
  phase,
  told,
  towerFell,
} from './reading.ts';

const strikesBack = ({ does, about }: Option): boolean =>
  does === 'attack' && paramsOf(about).when === 'after';

/** A round of three activations, as it is laid out. */
export const lesson: readonly Hint<ExaltedShape>[] = [
  {
    id: 'welcome',
    when: (moment) => asks(moment, 'buy') && isFirstRound(moment),
    says: {
      de: 'Willkommen in der Arena! Du führst Blau: Alice, die Schützin, und Gavin, den Bewahrer. Rot hat Majvi und Elmar. Jeder ausgeschaltete Held ist 1 Siegpunkt wert, jeder zerstörte Turm 2. Wer zuerst 5 hat, gewinnt; sonst, wer nach vier Runden vorn liegt.',
      en: 'Welcome to the arena! You lead blue: Alice, the marksman, and Gavin, the guardian. Red has Majvi and Elmar. Every hero knocked out is worth 1 victory point, every tower destroyed 2. Whoever has 5 first wins; otherwise whoever leads after four rounds.',
    },
    rules: ['EX-VP-01', 'EX-VP-02'],
    lights: ['space alice', 'space gavin', 'seats'],
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
    lights: ['card windSandals'],
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
    lights: ['space alice'],
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
    lights: ['space alice', 'question'],
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
    lights: ['space reach', 'space tower circle'],
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
    lights: ['space red middle outer golem'],
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
    lights: ['space alice', 'space red middle outer tower'],
  },
  {
    id: 'towerWay',
    when: (moment) => goes(moment, 'action', 1, 1),
    says: {
      de: 'Vom Turm droht nichts mehr, sein Kreis ist von der Karte verschwunden. Geh so nah heran, dass er in Reichweite ist.',
      en: 'The tower is no threat any more, its circle is gone from the map. Go so near that it is in range.',
    },
    suggests: () => 'go',
    lights: ['space red middle outer tower'],
  },
  {
    id: 'towerPlace',
    when: (moment) => goes(moment, 'way', 1, 1),
    says: {
      de: 'Jeder Zoll Abstand zählt: Stell dich so, dass du gerade noch triffst. Unter „Angriffsweite“ stehen solche Orte mit Namen.',
      en: 'Every inch of distance counts: stand where you can just hit. Under “Attack range” such places are listed by name.',
    },
    suggestsPlace: () => [SECOND_STAND],
    lights: ['space red middle outer tower', 'space reach'],
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
    lights: ['space red middle outer tower'],
  },
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
    lights: ['seats', 'space red middle inner tower'],
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
    lights: ['card quiltedCoat'],
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
    lights: ['card runeAmulet'],
  },
  {
    id: 'react',
    when: (moment) => asks(moment, 'react'),
    says: {
      de: 'Rot hat eine Aktion angesagt; die Karte zeigt Weg, Ziel und was zu erwarten ist. Auf jede Aktion darfst du mit einem Helden reagieren, der den Handelnden sieht: mit einem Basisangriff oder einer Fähigkeit. Das kostet dich keine eigene Aktion, also nutze es! Sie geschieht nach der Aktion, und nur, wenn Alice dann noch steht.',
      en: 'Red has announced an action; the map shows its way, its target and what to expect. You may answer every action with one hero who sees the acting one: with a basic attack or an ability. It costs you no action of your own, so use it! It happens after the action, and only if Alice still stands then.',
    },
    rules: ['EX-REACT-01', 'EX-REACT-02', 'EX-REACT-03'],
    suggests: (moment) => offeredOption(moment, strikesBack),
    lights: ['space announced', 'space alice'],
  },
  {
    id: 'second',
    when: (moment) => chooses(moment, 2, 2),
    says: {
      de: 'Du bist wieder aktiv. Neben der Karte, auf dem Handy in der Leiste darunter, siehst du beide Teams mit Leben und Mana; die drei Punkte unter jedem Namen sagen, welche Fähigkeiten bereit sind. Majvi ist angeschlagen: Nimm Alice und bring es zu Ende!',
      en: 'You are active again. Beside the map, on a phone in the strip below it, you see both teams with life and mana; the three dots below each name tell which abilities are ready. Majvi is wounded: take Alice and finish it!',
    },
    rules: ['EX-ABIL-01', 'EX-ABIL-02'],
    suggests: (moment) => heroOption(moment, 'alice'),
    lights: ['own', 'space majvi'],
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
    lights: ['space majvi'],
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
    lights: ['space alice', 'space elmar'],
  },
  {
    id: 'save',
    when: (moment) => asks(moment, 'buy') && isFirstRound(moment) && phase(moment) === 2,
    says: {
      de: 'Majvi ist ausgeschaltet, du hast 3 von 5 Siegpunkten! Alice kann sich jetzt einen Wetzstein leisten: Er gibt ihr einen Würfel mehr.',
      en: 'Majvi is knocked out, you have 3 of 5 victory points! Alice can now afford a Whetstone: it gives her one more die.',
    },
    rules: ['EX-EQUIP-01', 'EX-VP-01'],
    suggests: (moment) => itemFor(moment, 'whetstone', 'alice'),
    lights: ['card whetstone', 'seats'],
  },
  {
    id: 'ability',
    when: (moment) => chooses(moment, 2, 1),
    says: {
      de: 'Eine Aktion hast du noch, und Alice hat noch all ihr Mana. Zeit für eine Fähigkeit: Der Schocker trifft das erste Ziel in einer geraden Linie, 6 Zoll weit, und verlangsamt es. Nimm wieder Alice, das Ziel ist Elmar!',
      en: 'You have one action left, and Alice still has all her mana. Time for an ability: the Shocker hits the first target in a straight line, 6 inches away, and slows it. Take Alice again, the target is Elmar!',
    },
    rules: ['EX-ABIL-04', 'EX-LINE-01'],
    suggests: (moment) => heroOption(moment, 'alice'),
    lights: ['space alice', 'space elmar'],
  },
  {
    id: 'nearer',
    when: (moment) => goes(moment, 'action', 2, 1),
    says: {
      de: 'Für den Schocker steht Elmar noch etwas zu weit weg: erst gehen, dann zielen.',
      en: 'Elmar is still a little too far away for the Shocker: walk first, then aim.',
    },
    suggests: () => 'go',
    lights: ['space elmar'],
  },
  {
    id: 'nearerPlace',
    when: (moment) => goes(moment, 'way', 2, 1),
    says: {
      de: 'Unser Vorschlag bleibt außerhalb von Rots innerem Turm und hat freie Sicht auf Elmar: Weder ein Gebirge noch ein Golem steht in der Linie.',
      en: 'Our suggestion stays clear of red’s inner tower and has a free view of Elmar: neither a mountain nor a golem stands in the line.',
    },
    rules: ['EX-LOS-01', 'EX-LINE-05'],
    suggestsPlace: () => [THIRD_STAND],
    lights: ['space reach', 'space elmar'],
  },
  {
    id: 'shocker',
    when: (moment) => goes(moment, 'thenWhat', 2, 1),
    says: {
      de: 'Q kostet 2 Mana. Danach kühlt die Fähigkeit ab, bis dein Team etwas anderes getan hat; reicht das Mana, ist sie dann wieder bereit. Nur R, die stärkste ab Level 4, gibt es einmal pro Runde.',
      en: 'Q costs 2 mana. Then the ability cools down until your team has done something else; if there is mana, it is ready again. Only R, the strongest from level 4 on, is used once per round.',
    },
    rules: ['EX-PROF-06', 'EX-COOL-01', 'EX-ABIL-08'],
    suggests: () => 'Q',
    lights: ['own'],
  },
  {
    id: 'target',
    when: (moment) => goes(moment, 'target', 2, 1),
    says: {
      de: 'Zwei stehen dort in Sicht und Reichweite. Zeig auf ein Ziel, und du liest daran den erwarteten Schaden und wie wahrscheinlich es fällt. Nimm Elmar: Helden bringen Siegpunkte.',
      en: 'Two stand there in sight and in range. Point at a target and you read there the damage to expect and how likely it falls. Take Elmar: heroes bring victory points.',
    },
    suggests: (moment) => heroOption(moment, 'elmar'),
    lights: ['space elmar'],
  },
  {
    id: 'roots',
    when: (moment) => asks(moment, 'react') && phase(moment) === 2 && told(moment, 'out', isMajvi),
    says: {
      de: 'Elmar ist verlangsamt, aber nah genug: Er lässt in einem Kreis Wurzeln wachsen, die festhalten. Wer festgehalten ist, geht nicht, kann aber schießen. Antworte ihm!',
      en: 'Elmar is slowed, but near enough: he lets roots grow in a circle, and they hold. Whoever is held does not walk, but can shoot. Answer him!',
    },
    rules: ['EX-STATUS-05', 'EX-REACT-02'],
    suggests: (moment) => offeredOption(moment, strikesBack),
    lights: ['space elmar', 'space alice'],
  },
  {
    id: 'together',
    when: (moment) => chooses(moment, 3, 2),
    says: {
      de: 'Deine letzte Aktivierung in dieser Runde. Elmar hat noch 4 Leben und Rüstung 2: Allein ist er schwer zu fällen, zu zweit schon. Zuerst Gavin!',
      en: 'Your last activation of this round. Elmar has 4 life left and armour 2: hard to bring down alone, but not for two. Gavin first!',
    },
    rules: ['EX-ACTV-03'],
    suggests: (moment) => heroOption(moment, 'gavin'),
    lights: ['space gavin', 'space elmar'],
  },
  {
    id: 'gavinGoes',
    when: (moment) => goes(moment, 'action', 3, 2),
    says: {
      de: 'Gavin kämpft im Nahkampf, doch sein Ruf „Hierher!“ reicht weiter. Geh nah genug heran.',
      en: 'Gavin fights in melee, but his shout “Over Here!” reaches further. Go near enough.',
    },
    suggests: () => 'go',
    lights: ['space gavin'],
  },
  {
    id: 'gavinPlace',
    when: (moment) => goes(moment, 'way', 3, 2),
    says: {
      de: 'Neben Alice steht er gut: Von dort liegt Elmar unter seiner Schablone.',
      en: 'Beside Alice he stands well: from there Elmar lies under his template.',
    },
    suggestsPlace: () => [GAVIN_STAND],
    lights: ['space alice', 'space elmar', 'space reach'],
  },
  {
    id: 'shout',
    when: (moment) => goes(moment, 'thenWhat', 3, 2),
    says: {
      de: '„Hierher!“ trifft alle Gegner unter der Schablone T1. Wen es verletzt, den zwingt es, sich bis zum Ende seiner nächsten Aktivierung mit Gavin zu schlagen.',
      en: '“Over Here!” hits all enemies under template T1. Whomever it hurts it forces to fight Gavin until the end of that hero’s next activation.',
    },
    suggests: () => 'Q',
    lights: ['space elmar', 'own'],
  },
  {
    id: 'template',
    when: (moment) => goes(moment, 'template', 3, 2),
    says: {
      de: 'Die Schablone dreht sich mit dem Zeiger oder mit Umschalt und Pfeilen. Wer unter ihr liegt, ist umrandet, und daran steht, was ihn erwartet.',
      en: 'The template turns with the pointer, or with Shift and arrows. Whoever lies under it is ringed, with what awaits written beside.',
    },
    rules: ['EX-TMPL-01'],
    suggestsPlace: () => [SHOUT],
    lights: ['space elmar'],
  },
  {
    id: 'last',
    when: (moment) => chooses(moment, 3, 1),
    says: {
      de: 'Jetzt Alice! Sie ist festgehalten, aber Elmar steht in Reichweite.',
      en: 'Now Alice! She is held, but Elmar is in range.',
    },
    suggests: (moment) => heroOption(moment, 'alice'),
    lights: ['space alice', 'space elmar'],
  },
  {
    id: 'lastShot',
    when: (moment) => goes(moment, 'action', 3, 1),
    says: {
      de: 'Ein Basisangriff genügt: Mit dem Wetzstein würfelt sie 7 Würfel, und jede 6 zählt doppelt.',
      en: 'A basic attack is enough: with the Whetstone she rolls 7 dice, and every 6 counts twice.',
    },
    rules: ['EX-BASIC-09'],
    suggests: () => 'attack',
    lights: ['space elmar'],
  },
];
