import { chromium } from '@playwright/test';
import { findOrInstallChromium } from '../../../../client/e2e/chromium.mjs';
import { changeTask, documents } from '../documents.mjs';

/** GraphiQL, as the server serves it: a query, a mutation, and a subscription with a live result, in Chromium. */
export async function run({ address }) {
  const browser = await chromium.launch({ executablePath: findOrInstallChromium() });
  try {
    const page = await browser.newPage();
    await execute(page, address, documents.query, '"tasks"');
    await execute(page, address, documents.mutation, '"updateTask"');
    const received = execute(page, address, documents.subscription, '"CHANGED"');
    await changeTask(address, received);
  } finally {
    await browser.close();
  }
}

/** Opens an operation, executes it, and waits for a text of its result. */
async function execute(page, address, query, text) {
  await page.goto(`${address}/graphql?query=${encodeURIComponent(query)}`);
  // GraphiQL executes nothing until its editor is ready.
  const keyword = query.includes('changes') ? 'changes' : 'task';
  await page
    .getByRole('region', { name: 'Operation Editor' })
    .getByText(keyword, { exact: false })
    .first()
    .waitFor();
  await page.getByRole('button', { name: /^Execute query/ }).click();
  await page.getByRole('region', { name: 'Result Window' }).getByText(text).waitFor();
}
