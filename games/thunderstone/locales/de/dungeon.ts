import type { CardWords, Phrase } from '@tafelrunde/engine';
import { cards } from './cards.ts';

const horde = (health: number): CardWords => ({
  name: `Horde ${health}`,
  text: 'Zählt am Ende so viele Punkte, wie du Hordenkarten hast, höchstens 5.',
});

/** Monsters, traps, guardians, stones: what they are called and say, and what is asked and told because of them. */
export const dungeon = {
  prompts: {
    riddle: 'Welche der aufgedeckten Karten zerstörst du?',
    frighten: 'Welchen Helden lähmt der Spuk?',
    bleed: 'Welches deiner Monster zerstörst du?',
    pit: 'Eine Speerfalle! Welchen Helden zeigst du?',
    poisonGas: 'Giftiger Dunst! Zeigst du jemanden, der dich schützt?',
    cage: 'Welcher Held gerät in den Käfig?',
    tribute: 'Der Dunkle Meister fordert Tribut. Welche Karte zerstörst du?',
    lose: 'Welche aufgedeckte Karte verlierst du?',
    discardTwo: 'Welche zwei Karten legst du ab?',
  } satisfies Record<string, Phrase>,
  options: {
    show: ({ kind }, say) => `${say.card(kind)} vorzeigen`,
  } satisfies Record<string, Phrase>,
  events: {
    ravaged: ({ kinds }, say) =>
      `Im Dorf wird gewütet. Zerstört: ${(kinds as string[]).map((kind) => say.card(kind)).join(', ')}.`,
    struck: ({ seat, kind }, say) =>
      `${say.seat(seat)} spürt den Donner: Er trifft ${say.the(kind, 'accusative')}.`,
    caged: ({ seat, kind }, say) => `${say.seat(seat)} hat ${say.the(kind, 'accusative')} im Käfig.`,
    turnedUp: ({ seat, kinds }, say) =>
      (kinds as string[]).length === 0
        ? `${say.seat(seat)} hat nichts mehr aufzudecken.`
        : `${say.seat(seat)} deckt ${cards(kinds, say)} auf.`,
    showed: ({ seat, kind }, say) => `${say.seat(seat)} zeigt ${say.the(kind, 'accusative')}.`,
  } satisfies Record<string, Phrase>,
  cards: {
    archdukeOfPain: {
      name: 'Erzherzog der Schmerzen',
      text: 'Der Angriff muss magischen Angriff enthalten. Kampf: Alle Kleriker und Zauberer werden zerstört. Durchbruch: Von jedem Heldenstapel des Dorfs und von der Miliz werden die obersten 2 Karten zerstört.',
    },
    grudgebeast: { name: 'Grollbestie' },
    succubus: { name: 'Sukkubus', text: 'Halber Schaden ohne magischen Angriff.' },
    tormentor: { name: 'Peiniger', text: 'Halber Schaden ohne geführte Waffe. Kampf: Zerstört 1 Kleriker.' },
    theUnchained: { name: 'Der Entfesselte', text: 'Kampf: 1 Krankheit. Trophäe: magischer Angriff +1.' },
    darkness: { name: 'Finsternis', text: 'Licht −1. Unbewaffnete Helden können nicht angreifen.' },
    judgement: {
      name: 'Richtspruch',
      text: 'Kampf: Alle Helden Stärke −2 und Angriff −1 oder magischer Angriff −1.',
    },
    knightmare: { name: 'Nachtritter', text: 'Licht −2. Kampf: Zerstört 1 Kämpfer.' },
    lordMortis: { name: 'Lord Mortis', text: 'Licht −1.' },
    thePrince: { name: 'Der Prinz', text: 'Kampf: Alle Helden Stärke −2; zerstört 1 Kämpfer.' },
    blinkDog: {
      name: 'Hund des Zwielichts',
      text: 'Licht −1. Nicht angreifbar, solange ein Lichtabzug bleibt.',
    },
    griffon: { name: 'Greif', text: 'Trophäe: magischer Angriff +1.' },
    nixie: { name: 'Nixe' },
    pegasus: { name: 'Pegasus', text: 'Trophäe: Angriff +1.' },
    sphinx: {
      name: 'Sphinx',
      text: 'Nur magische Angriffe zählen. Beute: Decke 6 Karten deines Decks auf, zerstöre beliebig viele davon und lege die übrigen ab. Trophäe: magischer Angriff +2.',
    },
    bronzeGolem: { name: 'Bronze-Golem', text: 'Helden mit Stärke 3 oder weniger können nicht angreifen.' },
    clayGolem: {
      name: 'Lehm-Golem',
      text: 'Helden mit Stärke 4 oder weniger können nicht angreifen. Trophäe, Dungeon: 1 Held Stärke +2.',
    },
    colossus: {
      name: 'Koloss',
      text: 'Immun gegen magische Angriffe. Helden mit Stärke 7 oder weniger können nicht angreifen.',
    },
    ironGolem: {
      name: 'Eisen-Golem',
      text: 'Magischer Angriff zählt halb. Helden mit Stärke 6 oder weniger können nicht angreifen.',
    },
    stoneGolem: { name: 'Stein-Golem', text: 'Helden mit Stärke 5 oder weniger können nicht angreifen.' },
    bloodskullOrc: { name: 'Blutschädel-Ork' },
    deadboneTroll: { name: 'Totbein-Troll', text: 'Kampf: 1 Krankheit.' },
    firebrandCyclops: { name: 'Feuerbrand-Zyklop' },
    grayskinLizard: { name: 'Grauhaut-Echse', text: 'Kampf: Jeder bewaffnete Held Angriff +1.' },
    griknackGoblin: { name: 'Griknack-Goblin' },
    blackSlime: { name: 'Schwarzer Schleim', text: 'Kampf: Zerstört 1 Miliz.' },
    grayOoze: {
      name: 'Graue Masse',
      text: 'Kampf: Zerstört 1 Helden, wenn niemand eine Waffe führt. Beute: Kaufe 1 Nahrung.',
    },
    greenBlob: { name: 'Grüner Klumpen', text: 'Kampf: Zerstört 1 Nahrung.' },
    noxiousSlag: {
      name: 'Giftige Schlacke',
      text: 'Magischer Angriff zählt halb. Immun gegen scharfe Waffen.',
    },
    redJelly: { name: 'Rotes Gelee', text: 'Kampf: Zerstört 1 Waffe. Trophäe: Licht +1.' },
    ghost: { name: 'Geist', text: 'Halber Schaden ohne magischen Angriff. Kampf: Alle Helden Stärke −2.' },
    haunt: {
      name: 'Spuk',
      text: 'Kampf: 1 Held deiner Wahl und seine Waffe geben weder Licht noch Angriff noch magischen Angriff.',
    },
    revenant: {
      name: 'Wiedergänger',
      text: 'Der Angriff muss magischen Angriff enthalten. Kampf: Alle Helden Stärke −4; wer auf 0 fällt, wird nach dem Kampf zerstört.',
    },
    spectre: { name: 'Schemen', text: 'Kampf: Zerstört 1 Miliz.' },
    wraith: { name: 'Gespenst', text: 'Kampf: Zerstört 1 Miliz.' },
    bloodTorment: {
      name: 'Folter des Blutes',
      text: 'Kampf: Alle zeigen ihre Hand und zerstören 1 Monster darin. Durchbruch: Alle decken 5 Karten vom Deck auf, legen sie ab und zerstören 1 davon, die Siegpunkte zählt.',
    },
    lavaTorment: {
      name: 'Folter der Lava',
      text: 'Durchbruch: Alle decken 5 Karten vom Deck auf, legen sie ab und zerstören 1 Helden der Stufe 1 davon.',
    },
    shadowTorment: {
      name: 'Folter des Schattens',
      text: 'Nur magische Angriffe zählen. Durchbruch: Alle decken 5 Karten vom Deck auf, legen sie ab und zerstören 1 Helden der Stufe 2 davon.',
    },
    pitTrap: {
      name: 'Speerfalle',
      text: 'Alle zeigen 1 Helden oder eine Hand ohne Helden. Wer kein Dieb ist, wird zerstört.',
    },
    rollingBoulder: {
      name: 'Rollender Fels',
      text: 'Reihum deckt jeder eine Karte vom Deck auf und legt sie ab, bis 3 Helden aufgedeckt sind. Sie werden zerstört.',
    },
    famine: { name: 'Hungersnot', text: 'Kampf: 1 Krankheit.' },
    harbinger: { name: 'Vorbote', text: 'Kampf: Zerstört 1 Zauberspruch.' },
    kingdom: { name: 'Königreich', text: 'Kampf: 1 Krankheit.' },
    lordOfDeath: { name: 'Herr des Todes', text: 'Kampf: 2 Krankheiten.' },
    suffering: { name: 'Leiden', text: 'Kampf: Alle Helden Stärke −2; 1 Krankheit.' },
    airWrath: { name: 'Zorn der Luft', text: 'Nicht angreifbar, wenn ein Zauberspruch verwendet wird.' },
    earthWrath: {
      name: 'Zorn der Erde',
      text: 'Der Angriff muss magischen Angriff enthalten. Kampf: halber Schaden, wenn kein Elementar ausliegt.',
    },
    fireWrath: {
      name: 'Zorn des Feuers',
      text: 'Immun gegen Zaubersprüche und unbewaffnete Helden. Trophäe: Licht +1.',
    },
    thunderWrath: {
      name: 'Zorn des Donners',
      text: 'Nicht angreifbar, wenn ein Zauberspruch verwendet oder eine Waffe geführt wird. Kampf: Eine zufällige ausgelegte Karte wird zerstört, wenn sie kein Elementar ist.',
    },
    waterWrath: {
      name: 'Zorn des Wassers',
      text: 'Lichtabzüge lassen sich nicht verringern. Kampf: Alle Helden ohne Waffe und ohne magischen Angriff werden zerstört.',
    },
    smokeTorment: {
      name: 'Folter des Rauches',
      text: 'Nur magische Angriffe zählen. Durchbruch: Alle decken 5 Karten vom Deck auf, legen sie ab und zerstören 1 Miliz davon.',
    },
    steamTorment: {
      name: 'Folter des Dampfes',
      text: 'Global: Monster verlassen den Dungeon nur, wenn sie im Kampf besiegt werden. Trophäe: Angriff +1.',
    },
    hordePlaceholder: {
      name: 'Platzhalter der Horde',
      text: 'Wird beim Aufdecken durch die nächste Hordenkarte ersetzt.',
    },
    darkChampion: {
      name: 'Dunkler Meister',
      text: 'Wächter. Auf Position 0: Nach dem Nachziehen zerstörst du 1 Karte deiner neuen Hand.',
    },
    theCage: {
      name: 'Der Käfig',
      text: 'Ein Held der aktiven Person wird eingesperrt. Wer als Nächstes ein Monster besiegt, bekommt ihn.',
    },
    deliriumPoison: {
      name: 'Giftpfeile',
      text: 'Alle anderen zeigen ihre Hand und zerstören alle Zaubersprüche darin.',
    },
    poisonGasTrap: {
      name: 'Falle der Verpestung',
      text: 'Alle erleiden 1 Krankheit, außer sie zeigen einen Kleriker oder Dieb.',
    },
    stoneOfMystery: { name: 'Stein der Mysterien' },
    stoneOfAgony: { name: 'Stein der Höllenqual', text: 'Trophäe: Licht +1.' },
    horde3: horde(3),
    horde4: horde(4),
    horde5: horde(5),
    horde6: horde(6),
    horde7: horde(7),
    horde8: horde(8),
    horde9: horde(9),
    horde10: horde(10),
    horde11: horde(11),
    horde12: horde(12),
    ebonFume: {
      name: 'Schwarze Wut',
      text: 'Immun gegen magische Angriffe. Kampf: Zerstört den stärksten Helden. Trophäe: Angriff +3.',
    },
    mythlurian: { name: 'Mythlurian', text: 'Kampf: Zerstört 1 Helden.' },
    skaladak: { name: 'Skaladak', text: 'Kampf: Zerstört 1 Waffe.' },
    tyxrTheOld: {
      name: 'Tyxr der Alte',
      text: 'Kampf: Zerstört 1 Helden. Durchbruch: Alle legen 2 Karten ab. Trophäe: magischer Angriff +2.',
    },
    uyrilUnending: {
      name: 'Uyril der Unendliche',
      text: 'Halber Schaden ohne magischen Angriff. Kampf: Zerstört 1 Miliz. Trophäe: magischer Angriff +1.',
    },
  } satisfies Record<string, CardWords>,
};
