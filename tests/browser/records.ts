import type { Page } from '@playwright/test';
import { fairnessFromSeed, Match, randomSource, sampleAnswer, writeRecord } from '@tafelrunde/engine';
import { hoard } from '@tafelrunde/testing/fixtures';
import { expect } from './fixtures.ts';

/**
 * A whole match of the practice game with hidden hands, played at random. To make it long, somebody may change their mind
 * about where to be stopped several times before each answer.
 */
export function playedRecord({ seed = 'record', seats = 3, changes = 0 } = {}): string {
  const random = randomSource(seed);
  const match = Match.start(hoard, {
    seats,
    options: { goal: 16 },
    fairness: fairnessFromSeed(seed),
  });
  while (match.result === null) {
    const [seat] = match.waiting;
    const question = seat === undefined ? null : match.question(seat);
    if (seat === undefined || question === null) throw new Error('nobody is asked');
    for (let change = 0; change < changes; change++) match.stopAt(0, 'theft.instead', change % 2 === 0);
    const taken = match.answer(seat, sampleAnswer(question, random));
    if (!taken.ok) throw new Error(taken.refusal.code);
  }
  return writeRecord(match.record());
}

/** Brings a record to the server, to be looked at. */
export async function bringRecord(page: Page, address: string, record: string): Promise<string> {
  await page.request.get(`${address}/api/me`);
  const response = await page.request.post(`${address}/api/tables/import`, {
    data: { record },
    headers: { origin: address },
  });
  expect(response.status()).toBe(201);
  return ((await response.json()) as { id: string }).id;
}
