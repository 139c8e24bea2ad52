import type { Page } from '@playwright/test';

/** An answer in the bar, as it stands there. */
interface ShownAnswer {
  readonly at: number;
  readonly label: string;
  readonly detail: string;
  /** What it costs, as its chip says. */
  readonly price: number;
  /** It lists several answers of one kind. */
  readonly group: boolean;
  readonly key: string | null;
  readonly verdict: string | null;
  readonly chosen: boolean;
}

/** Everything the player goes by: what anybody could read off the screen. */
interface Screen {
  readonly sentence: string;
  readonly answers: readonly ShownAnswer[];
  /** Several are chosen together, and may be sent now. */
  readonly ready: boolean;
  /** The names of the heroes in the village: their stacks show levels. */
  readonly heroes: readonly string[];
  /** The hall shows a monster that this hand would beat. */
  readonly canWin: boolean;
  readonly chronicle: string;
  /** Everything that changes with an answer: the same question twice is told apart by the chronicle. */
  readonly trace: string;
}

/** What was done, to see afterwards that it was a game and not a sleep. */
export interface Deeds {
  visits: number;
  fights: number;
  rests: number;
  bought: number;
  levelled: number;
  beaten: number;
  /** Weapons handed out since the dungeon was entered. */
  armed: number;
}

/** How an answer is given: with the mouse or from the keyboard. */
export interface Hand {
  give(page: Page, answer: ShownAnswer): Promise<void>;
  confirm(page: Page): Promise<void>;
}

/** Answers that can be given; what may not be chosen is no button. */
const BUTTONS = '.prompt .answers .answer[data-key]';
const READY = '.confirm[data-tone="asked"]';
/** More answers than this, and something goes round in circles. */
const MOST_ANSWERS = 600;
/** From here on somebody who has not finished yet fights in every turn: that moves the dungeon on. */
const PATIENCE = 28;

export const byMouse: Hand = {
  give: async (page, { at, label }) => {
    // Monsters are attacked on the board, by a click on the card itself, where it can be seen.
    const name = /^(.*), Position \d$/.exec(label)?.[1];
    const monster = page
      .locator('.th-standing', { hasText: name ?? '' })
      .locator('.target')
      .first();
    if (name !== undefined && (await page.locator('.th-standing', { hasText: name }).count()) === 1)
      await monster.click();
    else await page.locator(BUTTONS).nth(at).click();
  },
  confirm: (page) => page.locator(READY).last().click(),
};

export const byKeyboard: Hand = {
  give: async (page, { key }) => page.keyboard.press(key!),
  confirm: async (page) => {
    for (let steps = 0; steps < 40; steps++) {
      const there = await page.evaluate((ready) => document.activeElement?.matches(ready) === true, READY);
      if (there) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
  },
};

/** Waits until this seat is asked something new and reads the screen; null when the match is over. */
async function look(page: Page, last: string): Promise<Screen | null> {
  const seen = await page.waitForFunction(
    ({ buttons, ready, before }) => {
      if (document.querySelector('.ending') !== null) return 'over' as const;
      const bar = document.querySelector('.prompt[data-asked]');
      if (bar === null || /Wird übermittelt/.test(bar.textContent)) return null;
      // What has only just appeared takes no answer yet.
      if (document.documentElement.dataset.unread !== undefined) return null;
      // The bar stands before the board does.
      if (document.querySelector('.table-page[aria-busy]') !== null) return null;
      const sentence = bar.querySelector('h1')?.textContent ?? '';
      const answers = [...document.querySelectorAll<HTMLElement>(buttons)].map((button, at) => ({
        at,
        label: button.querySelector('.answer-label')?.textContent ?? '',
        detail: button.querySelector('.answer-detail')?.textContent ?? '',
        price: Math.abs(Number(button.querySelector('.price > span')?.textContent.replace('−', '-') ?? 0)),
        group: button.matches('.answers-group'),
        key: button.dataset.key ?? null,
        verdict: button.querySelector<HTMLElement>('.answer-detail')?.dataset.verdict ?? null,
        chosen: button.dataset.chosen !== undefined,
      }));
      const isReady = document.querySelector(ready) !== null;
      const chronicle = document.querySelector('.chronicle')?.textContent ?? '';
      const trace = JSON.stringify([sentence, answers, isReady, chronicle]);
      if (trace === before) return null;
      const canWin = document.querySelector('.th-standing[data-verdict="won"]') !== null;
      const heroes = [...document.querySelectorAll('.th-tile:has(.th-level) .th-tile-name')].map((name) =>
        name.textContent.replaceAll('\u00ad', ''),
      );
      return { sentence, answers, ready: isReady, heroes, canWin, chronicle, trace };
    },
    { buttons: BUTTONS, ready: READY, before: last },
    { timeout: 60_000 },
  );
  const screen = await seen.jsonValue();
  return screen === 'over' || screen === null ? null : screen;
}

/** Plays to the end as somebody would who has read the rules once: buys, arms, fights what can be beaten, levels up. */
export async function playThunderstone(
  page: Page,
  hand: Hand,
): Promise<{ readonly deeds: Deeds; readonly told: string }> {
  const deeds: Deeds = { visits: 0, fights: 0, rests: 0, bought: 0, levelled: 0, beaten: 0, armed: 0 };
  const told: string[] = [];
  let before = '';
  /** The groups that were opened at this question. */
  const looked = new Set<string>();
  for (let count = 0; count < MOST_ANSWERS; count++) {
    const screen = await look(page, before);
    if (screen === null) return { deeds, told: told.join('\n') };
    before = screen.trace;
    told.push(screen.chronicle);
    const choice = decide(screen, deeds, looked);
    if (choice === 'confirm') await hand.confirm(page);
    else {
      if (choice.group) looked.add(choice.label);
      else if (choice.key !== 'Escape') looked.clear();
      note(deeds, choice);
      await hand.give(page, choice);
    }
  }
  throw new Error(`no end after ${MOST_ANSWERS} answers`);
}

function decide(screen: Screen, deeds: Deeds, looked: ReadonlySet<string>): ShownAnswer | 'confirm' {
  const { sentence, answers, canWin, ready } = screen;
  const open = answers.filter(({ key, chosen }) => key !== null && !chosen);
  const find = (words: RegExp) => open.find(({ label }) => words.test(label));
  const number = (text: string) => Number(/\d+/.exec(text)?.[0] ?? 0);
  const most = (list: readonly ShownAnswer[], worth: (answer: ShownAnswer) => number) =>
    list.toSorted((a, b) => worth(b) - worth(a))[0];
  if (ready) return 'confirm';
  if (/Wohin führst du/.test(sentence)) {
    const village = find(/Ins Dorf/);
    // A player who has shopped for long and never fought wants to see what happens there.
    const isCurious = deeds.visits >= 9 && deeds.fights === 0;
    const isLate = isCurious || deeds.visits + deeds.fights + deeds.rests >= PATIENCE;
    const dungeon = find(/In den Dungeon/);
    if (dungeon !== undefined && (canWin || isLate || village === undefined)) return dungeon;
    return number(village?.detail ?? '') >= 3 ? village! : find(/Ausruhen/)!;
  }
  const groups = open.filter(({ group }) => group);
  const group = (words: RegExp) => groups.find(({ label }) => words.test(label));
  if (sentence.startsWith('Im Dorf')) {
    const buys = open.filter(
      ({ label, price, group: isGroup }) => !isGroup && !label.startsWith('Aufstieg') && price > 2,
    );
    const recruits = buys.filter(({ label }) => screen.heroes.some((hero) => label.startsWith(hero)));
    const byPrice = ({ price }: ShownAnswer) => price;
    // Two heroes, then something to see by, and whatever is expensive where there is no hero to be had.
    const wantsLight = deeds.bought % 3 === 2;
    const light = wantsLight ? buys.find(({ label }) => /Fackel|Laterne|Lichtstein/.test(label)) : undefined;
    const shop = wantsLight ? group(/Gegenstände/) : group(/Helden/);
    const other = [shop, group(/Waffen/), group(/Gegenstände/), group(/Dorfbewohner|Zaubersprüche/)];
    const next = other.find((one) => one !== undefined && !looked.has(one.label));
    const rise = find(/^Aufstieg: /) ?? group(/Aufstieg/);
    const best = light ?? most(recruits, byPrice) ?? most(buys, byPrice);
    return rise ?? best ?? next ?? find(/^Alle Antworten/) ?? find(/Fertig/)!;
  }
  if (sentence.startsWith('Im Dungeon')) {
    const won = open.filter(({ verdict }) => verdict === 'good');
    const best = most(won, ({ detail }) => number(detail.split(':')[1] ?? ''));
    // Where there are more weapons than hands, they could be passed around for ever.
    const arm = deeds.armed < 4 ? find(/einem Helden geben/) : undefined;
    return (
      arm ??
      find(/Karten? ziehen/) ??
      best ??
      group(/Angriff/) ??
      find(/, Position \d$/) ??
      find(/umkehren|Fertig/) ??
      open[0]
    );
  }
  if (/Du ruhst aus/.test(sentence)) return find(/^(?:Krankheit|Miliz)/) ?? find(/Keine Karte/)!;
  return open[0];
}

function note(deeds: Deeds, { label, price, verdict }: ShownAnswer): void {
  if (/Ins Dorf/.test(label)) deeds.visits++;
  if (/In den Dungeon/.test(label)) {
    deeds.fights++;
    deeds.armed = 0;
  }
  if (/einem Helden geben/.test(label)) deeds.armed++;
  if (/Ausruhen/.test(label)) deeds.rests++;
  if (price > 0 && !label.startsWith('Aufstieg: ')) deeds.bought++;
  if (label.startsWith('Aufstieg: ')) deeds.levelled++;
  if (verdict === 'good') deeds.beaten++;
}
