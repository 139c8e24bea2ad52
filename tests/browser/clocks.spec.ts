import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@tafelrunde/server';
import { expect, phone, sidewaysOverflow, test as base } from './fixtures.ts';
import { bot, me, prompt, setUp } from './playing.ts';

/** A clock on the wall of the server that only the test moves on. */
interface Wall {
  pass(seconds: number): void;
}

interface House {
  readonly url: string;
  readonly wall: Wall;
}

const test = base.extend<object, { readonly house: House; readonly wall: Wall }>({
  house: [
    // Playwright reads the names of what a fixture needs from this pattern: nothing.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const dataFolder = await mkdtemp(join(tmpdir(), 'tafelrunde-clocks-'));
      // It stands still but for what the test lets pass: how quick the machine is decides nothing.
      let now = Date.now();
      const server = await startServer({
        port: 0,
        dataFolder,
        clientFolder: join(import.meta.dirname, '../../apps/web/dist'),
        fixtures: true,
        botDelay: 0,
        pokerFace: 0,
        now: () => now,
      });
      const wall = { pass: (seconds: number) => void (now += seconds * 1000) };
      await use({ url: server.url, wall });
      await server.close();
      await rm(dataFolder, { recursive: true, force: true });
    },
    // As for the other servers: the games alone may take a busy machine a minute.
    { scope: 'worker', timeout: 180_000 },
  ],
  wall: [({ house }, use) => use(house.wall), { scope: 'worker' }],
  address: [({ house }, use) => use(house.url), { scope: 'worker' }],
});

test('a new table gets its clock, shows it, and hands the seat to a bot at its end', async ({
  page,
  wall,
}) => {
  // The way to the server, as it should be, mute to whoever wants a seat, or cut.
  let way: 'whole' | 'mute' | 'cut' = 'whole';
  const cut: (() => void)[] = [];
  await page.routeWebSocket(/\/socket$/, (near) => {
    if (way === 'cut') return void near.close();
    const far = near.connectToServer();
    near.onMessage((message) => {
      const { type, id } = JSON.parse(String(message)) as { type: string; id: string };
      if (way !== 'mute' || type !== 'sit') return far.send(message);
      near.send(JSON.stringify({ type: 'refused', id, error: { code: 'unavailable' } }));
    });
    cut.push(() => void near.close());
  });
  await page.goto('/new/tictactoe');
  await page.getByRole('button', { name: /^Uhr und Gäste/ }).click();
  const section = page.getByRole('region', { name: 'Bedenkzeit' });
  await section.getByRole('button', { name: 'Je Zug', exact: true }).click();
  await section.getByLabel('Zeit je Zug').selectOption('1 Minute');
  await expect(section.getByRole('radio', { name: /springt ein Bot ein/ })).toBeChecked();
  await page.getByRole('button', { name: 'Am Bildschirm' }).click();
  await page.getByRole('button', { name: 'Tisch eröffnen' }).click();
  await page.getByRole('button', { name: /^Ich bin/ }).click();
  await expect(prompt(page)).toBeVisible();
  const clock = page.locator('.seat-clock[data-own]');
  await expect(clock).toHaveAttribute('data-running');
  await expect(clock).toContainText(/^(?:1:00|0:5\d)$/);
  await expect(clock).not.toHaveAttribute('data-scarce');
  await expect(page.locator('.seat-clock')).toHaveCount(1);
  expect(await sidewaysOverflow(page)).toBe(0);

  // The window learns the time of the server when it comes back.
  wall.pass(50);
  await page.reload();
  await page.getByRole('button', { name: /^Ich bin/ }).click();
  await expect(clock).toHaveAttribute('data-scarce');
  await expect(clock).toContainText('knapp');

  wall.pass(15);
  // It plays at once; then the other person at this screen is asked, and whoever has lost the seat sees no hand of theirs.
  const lent = page.getByText(/^Ein Bot spielt gerade für /);
  const curtain = page.getByRole('heading', { name: 'Jetzt ist Gast 2 dran' });
  await expect(curtain).toBeVisible();
  await expect(lent).toBeVisible();
  await expect(page.locator('.table-page')).toHaveCount(0);
  // Behind the curtain it is said, too, why a seat is not had back, and that the wire is broken.
  way = 'mute';
  await page.getByRole('button', { name: /^Platz zurücknehmen/ }).click();
  await expect(page.getByRole('alert')).toContainText('Der Server kann gerade nichts aufschreiben.');
  await page.getByRole('alert').getByRole('button').click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  way = 'cut';
  for (const end of cut) end();
  const lost = page.getByText('Die Verbindung ist weg.');
  await expect(lost).toBeVisible();
  await expect(curtain).toBeVisible();
  way = 'whole';
  await expect(lost).toHaveCount(0);
  await expect(page.locator('.table-page')).toHaveCount(0);
  await page.getByRole('button', { name: 'Ich bin Gast 2' }).click();
  await expect(page.locator('.seat').first()).toContainText('Bot springt ein');
  await expect(page.locator('.chronicle')).toContainText(' besetzt ');
  await page.getByRole('button', { name: /^Platz zurücknehmen/ }).click();
  await expect(lent).toBeHidden();
  await expect(curtain).toHaveCount(0);
  await expect(page.locator('.seat').first()).toContainText('an diesem Bildschirm');
});

test('an order given at a question answers from then on, is listed, and can be dropped', async ({
  page,
  address,
}) => {
  await page.goto(await setUp(page, address, [me, bot]));
  const question = 'Welche Karten tauschst du? Höchstens zwei.';
  await expect(prompt(page)).toHaveText(question);
  await page.getByRole('button', { name: 'Immer …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Für diese Frage vorgeben' });
  await expect(dialog.getByRole('button', { name: /^Immer hier anhalten/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Immer: nichts davon' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('.chronicle')).toContainText(`Deine Vorgabe hat geantwortet: ${question}`);
  await expect(prompt(page)).not.toHaveText(question);

  await page.reload();
  await page.locator('.prompt .home').click();
  const menu = page.getByRole('dialog', { name: 'Tisch' });
  await expect(menu.locator('.order-list li')).toHaveText([`${question} Immer: nichts davon`]);
  await menu.getByRole('button', { name: `Vorgabe aufheben: ${question}` }).click();
  await expect(menu.locator('.order-list li')).toHaveCount(0);
  await expect(menu.getByText('Keine. Bei einer Frage kannst du')).toBeVisible();
});

test.describe('on a phone, in English', () => {
  test.use({ viewport: phone, locale: 'en-GB' });

  test('a bank is shown for every person, and a spent clock passes for the seat', async ({
    page,
    address,
    wall,
  }) => {
    const clock = { kind: 'bank', seconds: 600, increment: 5, atEnd: 'pass' };
    const data = { game: 'tictactoe', seats: [me, { who: 'here', name: 'Mara' }], open: false, clock };
    const response = await page.request.post('/api/tables', { data, headers: { origin: address } });
    const { id } = (await response.json()) as { id: string };
    await page.goto(`/table/${id}`);
    await page.getByRole('button', { name: /^I am/ }).click();
    await expect(page.locator('.seat-clock')).toHaveCount(2);
    await expect(page.locator('.seat-clock').first()).toContainText(/^(?:10:0\d|9:5\d)/);
    await expect(page.locator('.seat-clock').nth(1)).toContainText('10:00');
    expect(await sidewaysOverflow(page)).toBe(0);
    wall.pass(610);
    await page.getByRole('button', { name: 'I am Mara' }).click();
    await page.getByRole('button', { name: 'Log' }).click();
    await expect(page.locator('.log-sheet')).toContainText('was up: the seat was answered for.');
  });
});
