import { AxeBuilder } from '@axe-core/playwright';
import {
  type APIRequestContext,
  test as base,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import { type Gateway, startGateway } from './gateway.ts';
import { createWorkerRequest, openWorkerPage, startStaticSite } from './staticSite.ts';

interface Fixtures {
  /** The account that is signed in before the first page opens. */
  account: 'admin' | 'client' | null;
  /** Matches console messages that are allowed, in tests that end the connection. */
  expected: RegExp | undefined;
  /** Whether the test has a gateway of its own, for example to change `main` or to create branches. */
  hasOwnGateway: boolean;
  /** The branch of the test; null if it has a gateway of its own, as each browser context has on the static site. */
  branchOfTest: string | null;
  /** A page that the worker of the static site controls. Only there. */
  workerPage: Page | undefined;
  quiet: undefined;
}

interface WorkerFixtures {
  /** Environment variables of the gateways, such as `CLOCK`. */
  environment: NodeJS.ProcessEnv;
  /** Returns the gateway or the static site of the worker, which the first call starts. */
  sharedGateway: () => Promise<Gateway>;
}

/** The project that runs the tests on the static site, with the gateway in a service worker. */
const isStatic = (project: { name: string }) => project.name === 'static';

/**
 * Each test has a branch of its own, so that it starts with the sample and no other test sees its changes. All its
 * requests name the branch: those of its pages, `page.request` and `request`.
 * A test fails if its page sends a request to another origin, or writes a warning or an error to the console.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  environment: [{}, { option: true, scope: 'worker' }],
  sharedGateway: [
    async ({ environment }, use, { project }) => {
      let started: Promise<Gateway> | undefined;
      await use(() => {
        started ??= isStatic(project) ? startStaticSite() : startGateway(environment);
        return started;
      });
      (await started)?.stop();
    },
    { scope: 'worker' },
  ],
  hasOwnGateway: [false, { option: true }],
  baseURL: async ({ environment, sharedGateway, hasOwnGateway }, use, { project }) => {
    if (!hasOwnGateway || isStatic(project)) return use((await sharedGateway()).address);
    const gateway = await startGateway(environment);
    await use(gateway.address);
    gateway.stop();
  },
  branchOfTest: async ({ baseURL, hasOwnGateway }, use, testInfo) => {
    if (hasOwnGateway || isStatic(testInfo.project)) return use(null);
    const name = `test-${testInfo.testId}`;
    await use(name);
    await fetch(`${baseURL}/gateway/branches/${name}`, { method: 'DELETE' });
  },
  extraHTTPHeaders: ({ branchOfTest }, use) =>
    use(branchOfTest === null ? {} : { 'x-branch': branchOfTest }),
  expected: [undefined, { option: true }],
  account: ['admin', { option: true }],
  storageState: async ({ account, baseURL, extraHTTPHeaders }, use, { project }) => {
    const origin = String(baseURL);
    const localStorage =
      account && !isStatic(project) ? await signIn(postTo(origin, extraHTTPHeaders), account) : [];
    await use({ cookies: [], origins: [{ origin, localStorage }] });
  },
  workerPage: async ({ context, account }, use, { project }) => {
    if (!isStatic(project)) return use(undefined);
    const page = await openWorkerPage(context);
    const items = account ? await signIn(createWorkerRequest(page).post, account) : [];
    await page.evaluate((all) => {
      for (const { name, value } of all) localStorage.setItem(name, value);
    }, items);
    await use(page);
  },
  page: async ({ page, workerPage: _ }, use) => use(page),
  request: async ({ request, workerPage }, use) =>
    use(workerPage ? (createWorkerRequest(workerPage) as unknown as APIRequestContext) : request),
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

type Post = (
  path: string,
  options: { data: unknown },
) => Promise<{ json: () => Promise<Record<string, unknown>> }>;

const postTo =
  (origin: string, headers?: Record<string, string>): Post =>
  (path, { data }) =>
    fetch(origin + path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(data),
    });

/** Signs in, and returns the items of the local storage. */
async function signIn(post: Post, account: string) {
  const data = { email: `${account}@demo.com`, password: account };
  const response = await post('/jwt/login', { data });
  const { userData, accessToken, refreshToken } = await response.json();

  return Object.entries({ userData, accessToken, refreshToken }).map(([name, value]) => ({
    name,
    value: JSON.stringify(value),
  }));
}

export { expect };

/** Aborts all mutations from now on, as if the connection had ended. */
export const loseMutations = (page: Page) =>
  page.route('**/graphql', (route) =>
    route.request().postData()?.includes('mutation') ? route.abort() : route.continue(),
  );

/** Waits for the response to a mutation. Its change is visible earlier, but a reload would revert it. */
export const answerTo = (page: Page, operation: string) =>
  page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes(`"operationName":"${operation}"`)),
  );

/** Returns a function that releases the held requests. */
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
  let requestCount = 0;
  await expect
    .poll(
      async () => {
        const before = requestCount;
        requestCount = await page.evaluate(() => performance.getEntriesByType('resource').length);
        return requestCount - before;
      },
      { intervals: [500] },
    )
    .toBe(0);
}

/** Renders charts far below the viewport, by using the page. */
export async function drawAll(page: Page) {
  const far = page.locator('[data-not-rendered]');
  if ((await far.count()) > 0) await page.keyboard.press('Shift');
  await expect(far).toHaveCount(0);
  await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0);
}

export interface Appearance {
  colorScheme: string;
  direction: string;
  width: number;
}

/** Sets colour scheme, direction and width of a page, before or after it is opened. */
export async function wear(page: Page, { width, ...appearance }: Appearance) {
  const choose = ({ colorScheme, direction }: Omit<Appearance, 'width'>) => {
    // The color scheme has its own key. An open page follows the event, as for a change in another tab.
    localStorage.setItem('skin', JSON.stringify(colorScheme));
    localStorage.setItem('frontdesk.layout', JSON.stringify({ direction }));
    dispatchEvent(new StorageEvent('storage', { key: 'skin' }));
  };
  await page.setViewportSize({ width, height: 900 });
  await page.addInitScript(choose, appearance);
  if (page.url() === 'about:blank') return;
  await page.evaluate(choose, appearance);
  await expect(page.locator('html')).toHaveAttribute('dir', appearance.direction);
}

/** The longest screen with the frame has fewer elements to focus. */
const mostPresses = 200;

/** Presses Tab until an element has the focus. Fails if it cannot be reached. */
export async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < mostPresses && !(await isThere()); presses += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

/** Expects that a phone shows every word of the given parts of a wide screen. */
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

  // Cards outside the viewport are not rendered.
  await page.setViewportSize({ width: 390, height: 9000 });
  await expect.poll(async () => missing(await words()), { message: page.url() }).toEqual([]);
}

/** The combinations that represent all others. */
export const appearances: Appearance[] = [
  { colorScheme: 'light', direction: 'ltr', width: 1440 },
  { colorScheme: 'dark', direction: 'ltr', width: 390 },
  { colorScheme: 'light', direction: 'rtl', width: 1440 },
];

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Expects no violation of WCAG 2.2 AA and of further tags, except of excused rules. */
export async function expectAccessible(page: Page, excused: string[] = [], ...more: string[]) {
  await expectNoViolation(page, createAxe(page, excused, ...more));
}

/** Expects no violation inside the screen, without the frame around it. */
export async function expectScreenAccessible(page: Page, ...more: string[]) {
  await expectNoViolation(page, createAxe(page, [], ...more).include('main'));
}

/** The results of passed rules are not collected, which takes longer than to apply the rules. */
const createAxe = (page: Page, excused: string[], ...more: string[]) =>
  new AxeBuilder({ page })
    .options({
      resultTypes: ['violations'],
      rules: {
        // WCAG 2.5.3. The rule is experimental in axe, and off by default.
        'label-content-name-mismatch': { enabled: true },
        ...Object.fromEntries(excused.map((rule) => [rule, { enabled: false }])),
      },
    })
    .withTags([...wcag, ...more]);

async function expectNoViolation(page: Page, axe: AxeBuilder) {
  // Contrast is measured when all elements have faded in.
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter((one) => one.effect?.getTiming().iterations === 1);
    return Promise.all(ending.map((one) => one.finished.catch(() => null)));
  });
  // The legacy mode opens no further page. It is only needed for frames of other origins.
  const { violations } = await axe.setLegacyMode().analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`,
  );

  expect(found).toEqual([]);
}

/**
 * Expects that the words of each line stand in the order of the text, from left to right, as in all
 * languages of the product. The direction of the layout does not change it.
 */
export async function expectLeftToRightText(page: Page) {
  const reordered = await page.evaluate(() => {
    const lastCharacters = new Map<Element, DOMRect>();
    const found = new Set<string>();

    const blockOf = ({ parentElement }: Text) => {
      let block = parentElement;
      while (block && /^(inline|contents)$/.test(getComputedStyle(block).display)) {
        block = block.parentElement;
      }
      return block as HTMLElement;
    };
    const rectOf = (text: Text, index: number) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      return range.getBoundingClientRect();
    };

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (text.parentElement?.closest('svg, script, style, .fd-sr-only')) continue;
      const block = blockOf(text);
      for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
        for (const at of [index, index + word.length - 1]) {
          const rect = rectOf(text, at);
          if (rect.width === 0) continue;
          const last = lastCharacters.get(block);
          const isSameLine = last && rect.top < last.bottom - 2 && rect.bottom > last.top + 2;
          if (isSameLine && rect.left < last.left - 0.5) found.add(block.innerText);
          lastCharacters.set(block, rect);
        }
      }
    }
    return [...found];
  });

  expect(reordered).toEqual([]);
}
