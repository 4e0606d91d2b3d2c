import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { createStock, type Gateway } from './gateway.ts';

interface Fixtures {
  /** Who is signed in before the first page opens. */
  account: 'admin' | 'client' | null;
  /** What the browser may complain of in tests that cut the connection. */
  expected: RegExp | undefined;
  /** Whether the test changes no data, and can use the gateway that such tests share. */
  isReadOnly: boolean;
  quiet: undefined;
}

interface WorkerFixtures {
  /** Environment variables of the gateways, such as `CLOCK`. */
  environment: NodeJS.ProcessEnv;
  stock: ReturnType<typeof createStock>;
  sharedGateway: Gateway;
}

/** A page that must stay at home and quiet: no request to another origin, no complaint in the console. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  environment: [{}, { option: true, scope: 'worker' }],
  stock: [
    async ({ environment }, use) => {
      const stock = createStock(environment);
      await use(stock);
      stock.close();
    },
    { scope: 'worker' },
  ],
  sharedGateway: [
    async ({ stock }, use) => {
      const gateway = await stock.take();
      await use(gateway);
      gateway.stop();
    },
    { scope: 'worker' },
  ],
  isReadOnly: [false, { option: true }],
  // A test that changes data has a gateway of its own, so that the next one starts with the sample data.
  baseURL: async ({ stock, sharedGateway, isReadOnly }, use) => {
    if (isReadOnly) return use(sharedGateway.address);
    const gateway = await stock.take();
    await use(gateway.address);
    gateway.stop();
  },
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

/** From now on nothing can be saved, as when the connection ends in the middle. */
export const loseMutations = (page: Page) =>
  page.route('**/graphql', (route) =>
    route.request().postData()?.includes('mutation') ? route.abort() : route.continue(),
  );

/** The answer to a mutation. What it changes shows before that, and a reload would take it back. */
export const answerTo = (page: Page, operation: string) =>
  page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes(`"operationName":"${operation}"`)),
  );

/** Returns a function that lets requests pass which wait until then. */
export async function holdRequests(page: Page, isHeld: (query: string) => boolean) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/graphql', async (route) => {
    if (isHeld(route.request().postDataJSON()?.query ?? '')) await released;
    await route.continue();
  });
  return release;
}

/** Uses the page, and waits until everything that loads on first use has loaded. */
export async function settle(page: Page) {
  await page.keyboard.press('Shift');
  // Callbacks run in the order of their requests: the page has started what it loads when idle.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expectNoMoreRequests(page);
}

/** Waits until the page has requested nothing for half a second. */
export async function expectNoMoreRequests(page: Page) {
  let known = 0;
  await expect
    .poll(
      async () => {
        const before = known;
        known = await page.evaluate(() => performance.getEntriesByType('resource').length);
        return known - before;
      },
      { intervals: [500] },
    )
    .toBe(0);
}

/** Charts far below the window are drawn when the page is used. */
export async function drawAll(page: Page) {
  const far = page.locator('[data-far]');
  if ((await far.count()) > 0) await page.keyboard.press('Shift');
  await expect(far).toHaveCount(0);
  await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0);
}

export interface Look {
  skin: string;
  direction: string;
  width: number;
}

/** How a page looks from now on, whether it is open already or not. */
export async function wear(page: Page, { width, ...look }: Look) {
  const choose = ({ skin, direction }: Omit<Look, 'width'>) => {
    // The skin has a place of its own. Whoever looks already follows, as after another tab's choice.
    localStorage.setItem('skin', JSON.stringify(skin));
    localStorage.setItem('frontdesk.layout', JSON.stringify({ direction }));
    dispatchEvent(new StorageEvent('storage', { key: 'skin' }));
  };
  await page.setViewportSize({ width, height: 900 });
  await page.addInitScript(choose, look);
  if (page.url() === 'about:blank') return;
  await page.evaluate(choose, look);
  await expect(page.locator('html')).toHaveAttribute('dir', look.direction);
}

/** A round through the longest screen and the frame takes fewer. */
const mostPresses = 200;

/** Goes on with Tab alone until something has the focus: what it never reaches fails. */
export async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < mostPresses && !(await isThere()); presses += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

/** Every word that a wide screen shows in its parts stands on a phone as well. */
export async function expectAllOnPhone(page: Page, parts: string) {
  const words = async () => {
    const texts = await page.locator(parts).allInnerTexts();
    return texts.join(' ').toLowerCase().split(/\s+/).filter(Boolean);
  };
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.locator(parts).first()).toBeVisible();
  await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0);
  const wide = await words();
  const missing = (here: string[]) => wide.filter((word) => !here.includes(word));

  // Cards that are out of sight are not drawn, and have no words.
  await page.setViewportSize({ width: 390, height: 9000 });
  await expect.poll(async () => missing(await words()), { message: page.url() }).toEqual([]);
}

/** What is looked at where one look stands for all of its kind. */
export const looks: Look[] = [
  { skin: 'light', direction: 'ltr', width: 1440 },
  { skin: 'dark', direction: 'ltr', width: 390 },
  { skin: 'light', direction: 'rtl', width: 1440 },
];

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** No violation of WCAG 2.2 AA, nor of more tags, but of the rules excused. */
export async function expectAccessible(page: Page, excused: string[] = [], ...more: string[]) {
  const axe = createAxe(page, ...more).disableRules(excused);
  await expectNoViolation(page, axe);
}

/** The same of the screen alone, without the frame around it. */
export async function expectScreenAccessible(page: Page, ...more: string[]) {
  await expectNoViolation(page, createAxe(page, ...more).include('main'));
}

/** The results of passed rules are not collected, which takes longer than to apply the rules. */
const createAxe = (page: Page, ...more: string[]) =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags([...wcag, ...more]);

async function expectNoViolation(page: Page, axe: AxeBuilder) {
  // What fades in is measured when it has arrived.
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter((one) => one.effect?.getTiming().iterations === 1);
    return Promise.all(ending.map((one) => one.finished.catch(() => null)));
  });
  // Nothing of ours is framed from elsewhere, which alone needs a page of its own to be put together.
  const { violations } = await axe.setLegacyMode().analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`,
  );

  expect(found).toEqual([]);
}
