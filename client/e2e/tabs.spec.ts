import type { Page } from '@playwright/test';
import { expect, test } from './page.ts';

const tabCount = 8;

const getField = (page: Page) => page.getByRole('textbox', { name: /^Message to/ });
const getLog = (page: Page) => page.getByRole('log');

/** Collects the streams that a page has opened and that have not ended. */
function collectStreams(page: Page, streams: Set<unknown>) {
  page.on('request', (request) => {
    const isStream = request.method() !== 'DELETE' && /\/stream$/.test(request.url());
    if (isStream && request.headers().accept === 'text/event-stream') streams.add(request);
  });
  page.on('requestfinished', (request) => streams.delete(request));
  page.on('requestfailed', (request) => streams.delete(request));
}

test('eight tabs load, and share one stream', { tag: '@server' }, async ({ context, request }) => {
  const streams = new Set<unknown>();
  const pages: Page[] = [];
  for (let count = 0; count < tabCount; count += 1) {
    const page = await context.newPage();
    collectStreams(page, streams);
    await page.goto('/apps/chat/1');
    await expect(getField(page)).toBeVisible();
    pages.push(page);
  }

  const send = (message: string) =>
    request.post('/apps/chat/send-msg', { data: { obj: { contact: { id: 1 }, message } } });
  await send('Is the oak back?');
  for (const page of pages) await expect(getLog(page).getByText('Is the oak back?')).toBeVisible();
  expect(streams.size).toBe(1);

  // The first tab reads the stream for all others.
  await pages.shift()?.close();
  await send('I mean the eleven tops.');
  for (const page of pages) {
    await expect(getLog(page).getByText('I mean the eleven tops.')).toHaveCount(1);
    await expect(getLog(page).getByText('Is the oak back?')).toHaveCount(1);
  }
});
