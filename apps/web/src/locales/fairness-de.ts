import { counter } from './counter.ts';

const { count, plural } = counter('de-DE');

/** Ob der Zufall ehrlich war. */
export const fairnessDe = {
  title: 'War der Zufall ehrlich?',
  holds: 'Das Geheimnis passt zum Siegel.',
  false: 'Das Geheimnis passt nicht zum Siegel!',
  later: 'Das Geheimnis wird nach der Partie gezeigt.',
  text: 'Vor dem ersten Wurf hat der Server sein Geheimnis versiegelt. Jetzt zeigt er es. Aus Geheimnis, Beiträgen und Antworten folgt jeder Wurf und jede Mischung, und das lässt sich nachrechnen.',
  guided:
    'Diese Partie war als Einführung gedacht: Ihre ersten Karten und Würfe hat die Anleitung gelegt, für alle gleich. Alles danach kam aus dem Siegel.',
  unproved:
    'Das Ergebnis, das diese Aufzeichnung nennt, ist nicht belegt: Nach den Regeln von heute führen ihre Antworten nicht dorthin.',
  seal: 'Siegel',
  secret: 'Geheimnis',
  nonces: 'Beiträge der Plätze',
  noNonces: 'keine',
  check: 'Hier nachrechnen',
  checkDetail: 'spielt die ganze Partie in diesem Browser nach',
  again: 'Noch einmal nachrechnen',
  checking: (done: number, of: number) =>
    of === 0 ? 'Die Aufzeichnung wird geholt …' : `${count(done)} von ${count(of)} Antworten nachgespielt`,
  proved: 'Bewiesen: Alles folgt aus dem Siegel.',
  provedText: (dice: number, shuffles: number, picks: number, answers: number) =>
    `${plural(dice, { one: 'Wurf', other: 'Würfe' })}, ${plural(shuffles, { one: 'Mischung', other: 'Mischungen' })} und ${plural(picks, { one: 'zufällige Wahl', other: 'zufällige Wahlen' })} in ${plural(answers, { one: 'Antwort', other: 'Antworten' })}, jede genau so, wie das Siegel sie vorgab.`,
  wentBack: (n: number) =>
    n === 1
      ? 'Einmal ging der Tisch gemeinsam zurück, mit frischem Zufall.'
      : `${count(n)}-mal ging der Tisch gemeinsam zurück, jedes Mal mit frischem Zufall.`,
  each: 'Jeder Wurf und jede Mischung',
  at: (at: number) => (at === 0 ? 'Aufbau' : `Antwort ${count(at)}`),
  die: (sides: number, value: number) =>
    sides === 6 ? `Wurf: ${value}` : `Wurf mit ${sides} Seiten: ${value}`,
  shuffle: (pile: string, cards: number) =>
    `Gemischt: ${pile}, ${plural(cards, { one: 'Karte', other: 'Karten' })}`,
  pick: (among: number) => `Zufällig gewählt: eins von ${count(among)}`,
  more: (n: number) => `und ${count(n)} weitere`,
  broken: 'Nicht bewiesen: Diese Aufzeichnung stimmt nicht.',
  noRecord: 'Die Aufzeichnung ließ sich nicht holen.',
  command: 'Im Terminal prüft dasselbe:',
  copy: 'Befehl kopieren',
  copied: 'Befehl kopiert',
};

export type FairnessTexts = typeof fairnessDe;
