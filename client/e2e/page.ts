import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

interface Fixtures {
  /** Who is signed in before the first page opens. */
  account: 'admin' | 'client' | null;
  /** What the browser may complain of in tests that cut the connection. */
  expected: RegExp | undefined;
  quiet: undefined;
}

/** A page that must stay at home and quiet: no request to another origin, no complaint in the console. */
export const test = base.extend<Fixtures>({
  expected: [undefined, { option: true }],
  account: ['admin', { option: true }],
  storageState: async ({ account, baseURL }, use) => {
    const origin = String(baseURL);
    const localStorage = account ? await signedIn(origin, account) : [];
    await use({ cookies: [], origins: [{ origin, localStorage }] });
  },
  quiet: [
    async ({ page, baseURL, expected }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      page.on('pageerror', ({ message }) => complaints.push(message));
      page.on('request', (request) => {
        const url = request.url();
        const isOwn = url.startsWith(`${baseURL}/`) || /^(data|blob):/.test(url);
        if (!isOwn) complaints.push(`${url} is not ours`);
      });

      await use(undefined);

      expect(complaints.filter((complaint) => !expected?.test(complaint))).toEqual([]);
    },
    { auto: true },
  ],
});

/** What the browser keeps of somebody who has signed in. */
async function signedIn(baseURL: string, account: string) {
  const response = await fetch(`${baseURL}/jwt/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${account}@demo.com`, password: account }),
  });
  const { userData, accessToken, refreshToken } = await response.json();

  return Object.entries({ userData, accessToken, refreshToken }).map(([name, value]) => ({
    name,
    value: JSON.stringify(value),
  }));
}

export { expect };

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** No violation of WCAG 2.2 AA, nor of more tags, but of the rules excused. */
export async function expectAccessible(page: Page, excused: string[] = [], ...more: string[]) {
  // What fades in is measured when it has arrived.
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter((one) => one.effect?.getTiming().iterations === 1);
    return Promise.all(ending.map((one) => one.finished.catch(() => null)));
  });
  const { violations } = await new AxeBuilder({ page })
    .withTags([...wcag, ...more])
    .disableRules(excused)
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`,
  );

  expect(found).toEqual([]);
}
