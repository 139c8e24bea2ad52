import { expect, test } from './fixtures.ts';
import { me, prompt, setUp } from './playing.ts';

test('a window that can no longer be seen says so, and says when it is seen again', async ({
  page,
  address,
}) => {
  const beats: unknown[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const message = JSON.parse(String(payload)) as { type: string; hidden?: boolean };
      if (message.type === 'beat') beats.push(message.hidden ?? false);
    }),
  );
  await page.goto(await setUp(page, address, [me, me], 'tictactoe'));
  await expect(
    page
      .getByRole('button', { name: /^Ich bin / })
      .or(prompt(page))
      .first(),
  ).toBeVisible();
  const hide = (hidden: boolean) =>
    page.evaluate((now) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: now });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await hide(true);
  await expect.poll(() => beats.at(-1)).toBe(true);
  await hide(false);
  await expect.poll(() => beats.at(-1)).toBe(false);
});
