import type { CardWords } from '@tafelrunde/engine';

/** Adventure cards of The Cataclysm. */
export const adventureCataclysm = {
  apocalypseStorm: {
    name: 'Sturm der Apokalypse',
    text: 'In jeder Region, in der jemand steht (außer der inneren), werden alle Abenteuerkarten, Gelände und Bewohner abgelegt.',
  },
  chanceMeeting: {
    name: 'Zufällige Begegnung',
    text: 'Ziehe und besuche einen Bewohner; danach schickst du ihn zu einem Ort der Bewohner.',
  },
  deadMagic: { name: 'Tote Magie', text: 'Drei Runden lang wirken weder Zauber noch Magische Gegenstände.' },
  divineBlessings: {
    name: 'Göttlicher Segen',
    text: 'Erhalte 1 Stärke oder 1 Talent; ein anderer Charakter deiner Wahl erhält beides.',
  },
  marketDayCataclysm: {
    name: 'Markttag',
    text: 'Alle dürfen kaufen: Schriftrolle, Tornister, Heilertasche (1), Schaufel, Wetzstein, Karte (2), Kristallzepter (3 Gold).',
  },
  rebirth: { name: 'Wiedergeburt', text: 'Alle heilen ganz und füllen ihr Schicksal auf.' },
  rebuilding: {
    name: 'Wiederaufbau',
    text: 'Jeder darf für 1 Gold eine Geländekarte in seine Region legen.',
  },
  scavenging: {
    name: 'Plünderung',
    text: 'Leg die obersten 5 Abenteuerkarten ab und nimm dann den obersten abgelegten Gegenstand.',
  },
  voidDemon: {
    name: 'Dämon der Leere',
    text: 'Geist, Stärke 7, Talent 7. Er greift im Kampf an, wenn deine Stärke unter deinem Talent liegt, sonst psychisch. Eine Niederlage legt 1 Stärke oder Talent von dir auf ihn; ein Sieg bringt alles davon statt der Trophäe.',
  },
  blightwoodSlaver: {
    name: 'Sklavenjäger des Faulwalds',
    text: 'Monster, Stärke 4. Kommt in den Tiefen Wald, mit einem deiner Begleiter oder einem Fremden vom Brett.',
  },
  blightwoodTerror: {
    name: 'Schrecken des Faulwalds',
    text: 'Monster, Stärke 3, würfelt mit drei Würfeln. Bringt 2 Stärke statt einer Trophäe.',
  },
  ironscaleDragon: {
    name: 'Eisenschuppendrache',
    text: 'Drache, Stärke 7. Bist du stärker, würfle: 4–6 nur unentschieden; 1–3 nimm auf Wunsch eine Rüstung des Vorrats.',
  },
  junkGolem: {
    name: 'Schrottgolem',
    text: 'Monster, so stark, wie alle zusammen Gegenstände haben. Wer ihn besiegt, nimmt statt der Trophäe einem anderen einen Gegenstand.',
  },
  queenOfAshes: {
    name: 'Königin der Asche',
    text: 'Monster, Stärke 4. Kommt in die Oase, und jeder legt einen Gegenstand dazu. +1 für jeden Gegenstand dort. Wer unterliegt, lässt einen liegen.',
  },
  rusthillMarauders: {
    name: 'Plünderer der Rosthügel',
    text: 'Monster, Stärke 5. Werden sie gezogen, legst du einen Ort vom Brett ab.',
  },
  undyingHorde: {
    name: 'Unsterbliche Horde',
    text: 'Monster, Stärke 6. Wird sie gezogen, kommen alle Trophäen mit Stärke hierher.',
  },
  abominationWraith: {
    name: 'Gräuelgeist',
    text: 'Geist, Talent 3, würfelt mit drei Würfeln. Bringt 2 Talent statt einer Trophäe.',
  },
  aeonDemon: {
    name: 'Äonendämon',
    text: 'Geist, Talent 8. Wer ihn besiegt, darf einem abgelegten Ereignis begegnen.',
  },
  ancientLich: {
    name: 'Uralter Lich',
    text: 'Geist, Talent 6. Wird er gezogen, legen alle ihre Zauber ab. Es kostet einer 1 Leben, zwei 1 Talent, drei machen zur Kröte.',
  },
  ashfieldLooters: {
    name: 'Plünderer vom Aschefeld',
    text: 'Monster, Talent 3. Kommen in die Oase, mit einem deiner Gegenstände.',
  },
  blightwoodRabble: {
    name: 'Gesindel des Faulwalds',
    text: 'Monster, Talent 2. Kommt in den Tiefen Wald, und jeder legt einen Begleiter dazu. +1 für jeden Begleiter dort. Wer unterliegt, lässt einen dort.',
  },
  mongrelSprite: {
    name: 'Mischlingskobold',
    text: 'Geist, Talent 2. Für 1 Gold greift er nicht an und gibt dir 1 Schicksal.',
  },
  astralSpirit: {
    name: 'Astralgeist',
    text: 'Du darfst einen abgelegten Fremden hierher legen; dann verschwindet der Geist.',
  },
  fugitiveDemon: {
    name: 'Flüchtiger Dämon',
    text: 'Gib 1 Schicksal für 1 Leben oder 1 Leben (nie das letzte) für 1 Schicksal.',
  },
  junkDealer: {
    name: 'Schrotthändler',
    text: 'Für einen zufälligen deiner Gegenstände nimm einen des Vorrats. Danach zieht er 4 Felder weiter.',
  },
  orderOfJosephine: {
    name: 'Orden der Josephine',
    text: 'Heilt auf Wunsch bis zu 2 Leben; ein anderer Charakter deiner Wahl erhält 1 Leben.',
  },
  brakwaterTraders: {
    name: 'Händler aus Brackwasser',
    text: 'Verkaufen Wasserflasche (1), Heilertasche, Tornister, Psychokristall (2), Karte, Schaufel, Tagebuch und Kristallzepter (3 Gold). Danach ziehen sie 4 Felder weiter.',
  },
  barrowtownHunter: {
    name: 'Jäger aus Hügelheim',
    text: 'Statt zu würfeln, darfst du auf ein Feld der Region ziehen, auf dem ein Gegner liegt.',
  },
  brakwaterDiver: {
    name: 'Taucherin aus Brackwasser',
    text: 'Überquerst du den Fluss, würfle: 1 sie ist verloren; 5–6 nimm den obersten abgelegten Gegenstand.',
  },
  deadlandsSurvivor: {
    name: 'Überlebender der Ödlande',
    text: 'Kein Lebensverlust in der Wüste. In Klippen und Tiefem Wald +1 auf Würfe.',
  },
  havenvilleRecruiter: {
    name: 'Werber aus Havenville',
    text: 'Zugbeginn: Liegt oben auf den abgelegten Abenteuern ein Begleiter, darfst du ihn nehmen und gibst einem anderen einen von deinen.',
  },
  rotsnoutDog: {
    name: 'Moderschnauze',
    text: 'Zugbeginn: Liegt oben auf den abgelegten Abenteuern ein Gegner, darfst du eine Trophäe gegen ihn tauschen.',
  },
  brokenRelic: {
    name: 'Zerbrochenes Relikt',
    text: 'Leg es ab, wenn jemand einen Gegenstand zieht, und nimm diesen.',
  },
  personalInvitation: {
    name: 'Persönliche Einladung',
    text: 'Ziehst du einen Bewohner, darfst du ihn durch einen anderen ersetzen.',
  },
  ashfieldHideout: {
    name: 'Versteck im Aschefeld',
    text: 'Würfle: Mehr als deine Stärke bringt 1 Stärke und kostet 1 Gegenstand; sonst 2 Gold, und es ist geplündert.',
  },
  astralRift: {
    name: 'Astralriss',
    text: 'Du darfst einen abgelegten Ort hierher legen; dann schließt sich der Riss.',
  },
  blightwoodShrine: {
    name: 'Schrein im Faulwald',
    text: 'Würfle: Mehr als dein Talent bringt 1 Talent und kostet 1 Begleiter; sonst 1 Zauber, und er verschwindet.',
  },
  havenville: {
    name: 'Havenville',
    text: 'Wird es gezogen, entsteht hier eine Siedlung, und alle abgelegten Begleiter kommen darauf. Pro Besuch einer; mit dem letzten ist es fort.',
  },
  trashtown: {
    name: 'Müllstadt',
    text: 'Wird sie gezogen, entsteht hier eine Siedlung, und alle abgelegten Gegenstände kommen darauf. Pro Besuch einer; mit dem letzten ist sie fort.',
  },
  meetingPlace: {
    name: 'Treffpunkt',
    text: 'Wird er gezogen, kommen 4 Bewohner darauf. Besuche einen davon; sind alle fort, verschwindet er.',
  },
} satisfies Record<string, CardWords>;
