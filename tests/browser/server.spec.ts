import { expect, test } from './fixtures.ts';

test.describe('a wrong address', () => {
  test.use({ expectedProblems: /status of 404/ });

  test('shows a page that leads back', async ({ page }) => {
    const response = await page.goto('/rules/nowhere/at-all');
    expect(response?.status()).toBe(404);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Hier liegt nichts auf dem Tisch' }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Zur ersten Seite', exact: true }).click();
    await expect(page.locator('.box').first()).toBeVisible();
  });

  test('of a rulebook nobody has written is a page that is missing', async ({ page }) => {
    const response = await page.goto('/rules/unknown');
    expect(response?.status()).toBe(404);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Hier liegt nichts auf dem Tisch' }),
    ).toBeVisible();
  });
});

test.describe('the content policy', () => {
  test.use({
    expectedProblems: /Content Security Policy|^a request left the origin: https:\/\/example\.org/,
  });

  test('stops what is not ours', async ({ page }) => {
    await page.goto('/');
    const stopped = await page.evaluate(async () => {
      const violations: string[] = [];
      document.addEventListener('securitypolicyviolation', (event) =>
        violations.push(event.effectiveDirective),
      );
      const image = document.createElement('img');
      image.src = 'https://example.org/pixel.png';
      const style = document.createElement('style');
      style.textContent = 'body { color: red }';
      document.body.append(image, style);
      await new Promise((resolve) => setTimeout(resolve, 100));
      return violations.toSorted();
    });
    expect(stopped).toEqual(['img-src', 'style-src-elem']);
  });
});

test('the first load stays small', async ({ page }) => {
  let scripts = 0;
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      scripts += Number(response.headers()['content-length']);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(scripts).toBeGreaterThan(0);
  expect(scripts).toBeLessThan(150_000);
});
