import {
  type APIRequestContext,
  test as base,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import axe, { type ElementContext, type RunOptions } from 'axe-core';
import { type Gateway, startGateway } from './gateway.ts';
import { createWorkerRequest, openWorkerPage, startStaticSite } from './staticSite.ts';

interface Fixtures {
  /** The account that is signed in before the first page opens. */
  account: 'admin' | 'client' | null;
  /** Matches the console messages that the test expects, for example after the connection ended. */
  expectedMessages: RegExp | undefined;
  /** Whether the test has a gateway of its own, for example to change `main` or to create branches. */
  hasOwnGateway: boolean;
  /**
   * The branch of the test. Null if the test has a gateway of its own. On the static site, each browser context has
   * its own gateway.
   */
  branchName: string | null;
  /** A page that the worker of the static site controls. Undefined in the other project. */
  workerPage: Page | undefined;
  consoleCheck: undefined;
}

interface WorkerFixtures {
  /** Environment variables of the gateways, such as `CLOCK`. */
  environment: NodeJS.ProcessEnv;
  /** The file with the own schema of a test that has a gateway of its own. */
  schemaFile: string | undefined;
  /** Returns the gateway or the static site of the Playwright worker. The first call starts it. */
  sharedGateway: () => Promise<Gateway>;
}

/** Parts of messages that a browser writes although the page has no fault. */
const ignoredMessages = [
  // On a slow machine, Chromium also warns about files that the page needs.
  'was preloaded using link preload but not used within a few seconds',
  // Firefox reports the requests that end because the page is left.
  'A ServiceWorker intercepted the request and encountered an unexpected error.',
];

/** Returns whether a project runs the tests on the static site, where the gateway is a service worker. */
const isStatic = ({ name }: { name: string }) => ['static', 'static-firefox'].includes(name);

/**
 * The `test` function of the browser tests. Each test has a branch of its own: the test starts with the sample, and no
 * other test sees its changes. All requests of the test name the branch, also those of `page.request` and `request`.
 * A test fails if its page sends a request to another origin, or writes a warning or an error to the console.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  environment: [{}, { option: true, scope: 'worker' }],
  schemaFile: [undefined, { option: true, scope: 'worker' }],
  sharedGateway: [
    async ({ environment }, use, { project }) => {
      let gateway: Promise<Gateway> | undefined;
      await use(() => {
        gateway ??= isStatic(project) ? startStaticSite() : startGateway(environment);
        return gateway;
      });
      (await gateway)?.stop();
    },
    { scope: 'worker' },
  ],
  hasOwnGateway: [false, { option: true }],
  baseURL: async ({ environment, schemaFile, sharedGateway, hasOwnGateway }, use, { project }) => {
    if (!hasOwnGateway || isStatic(project)) return use((await sharedGateway()).address);
    const gateway = await startGateway(environment, schemaFile);
    await use(gateway.address);
    gateway.stop();
  },
  branchName: async ({ baseURL, hasOwnGateway }, use, testInfo) => {
    if (hasOwnGateway || isStatic(testInfo.project)) return use(null);
    const name = `test-${testInfo.testId}`;
    await use(name);
    await fetch(`${baseURL}/gateway/branches/${name}`, { method: 'DELETE' });
  },
  extraHTTPHeaders: ({ branchName }, use) =>
    use(branchName === null ? {} : { 'x-branch': branchName }),
  expectedMessages: [undefined, { option: true }],
  account: ['admin', { option: true }],
  storageState: async ({ account, baseURL, extraHTTPHeaders }, use, { project }) => {
    const origin = String(baseURL);
    const localStorage =
      account && !isStatic(project)
        ? await signIn(createPostRequest(origin, extraHTTPHeaders), account)
        : [];
    await use({ cookies: [], origins: [{ origin, localStorage }] });
  },
  context: async ({ context, browserName }, use) => {
    if (browserName === 'firefox') await context.addInitScript(replaceTextInsertion);
    await use(context);
  },
  workerPage: async ({ context, account }, use, { project }) => {
    if (!isStatic(project)) return use(undefined);
    const page = await openWorkerPage(context);
    const items = account ? await signIn(createWorkerRequest(page).post, account) : [];
    await page.evaluate((storedItems) => {
      for (const { name, value } of storedItems) localStorage.setItem(name, value);
    }, items);
    await use(page);
  },
  page: async ({ page, workerPage: _, browserName }, use) => {
    // In Firefox, only the page in front has the focus.
    if (browserName === 'firefox') await page.bringToFront();
    await use(page);
  },
  request: async ({ request, workerPage }, use) =>
    use(workerPage ? (createWorkerRequest(workerPage) as unknown as APIRequestContext) : request),
  consoleCheck: [
    async ({ page, baseURL, expectedMessages }, use) => {
      const problems: string[] = [];
      page.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type())) return;
        // Chromium's messages about responses do not name the address.
        const isResponse = message.text().startsWith('Failed to load resource');
        problems.push(message.text() + (isResponse ? ` ${message.location().url}` : ''));
      });
      page.on('pageerror', ({ message }) => problems.push(message));
      page.on('request', (request) => {
        const url = request.url();
        const isOwn = url.startsWith(`${baseURL}/`) || /^(data|blob):/.test(url);
        if (!isOwn) problems.push(`Request to another origin: ${url}`);
      });

      await use(undefined);

      const isExpected = (problem: string) =>
        expectedMessages?.test(problem) || ignoredMessages.some((text) => problem.includes(text));
      expect(problems.filter((problem) => !isExpected(problem))).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Makes `fill` insert text in Firefox as a user does. Playwright sets the property `value` there, and React ignores the
 * event that follows, because React records each value that a script sets. The function is internal to Playwright 1.65.
 */
function replaceTextInsertion() {
  Object.defineProperty(window, '__pw_bidiInsertText', {
    get: () => (text: string) => {
      document.execCommand('insertText', false, text);
    },
    set: () => undefined,
  });
}

type PostRequest = (
  path: string,
  options: { data: unknown },
) => Promise<{ json: () => Promise<Record<string, unknown>> }>;

/** Returns a function that sends POST requests from Node. */
const createPostRequest =
  (origin: string, headers?: Record<string, string>): PostRequest =>
  (path, { data }) =>
    fetch(origin + path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(data),
    });

/** Signs in, and returns the items that the dashboard stores in `localStorage` for a session. */
async function signIn(post: PostRequest, account: string) {
  const data = { email: `${account}@demo.com`, password: account };
  const response = await post('/jwt/login', { data });
  const { userData, accessToken, refreshToken } = await response.json();

  return Object.entries({ userData, accessToken, refreshToken }).map(([name, value]) => ({
    name,
    value: JSON.stringify(value),
  }));
}

export { expect };

/** Aborts all following mutations, as if the connection had ended. */
export const abortMutations = (page: Page) =>
  page.route('**/graphql', (route) =>
    route.request().postData()?.includes('mutation') ? route.abort() : route.continue(),
  );

/**
 * Waits for the response to a mutation, which is named by its field of the schema. The page shows the change earlier, but
 * a reload before the response could lose it.
 */
export const waitForMutation = (page: Page, field: string) =>
  page.waitForResponse(async (response) => {
    if (!response.url().endsWith('/graphql') || !response.ok()) return false;
    const { data } = await response.json().catch(() => ({}));
    return Boolean(data && field in data);
  });

/** Holds the requests with matching queries. Returns a function that sends them. */
export async function holdRequests(page: Page, shouldHold: (query: string) => boolean) {
  let release = () => {};
  const whenReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/graphql', async (route) => {
    if (shouldHold(route.request().postDataJSON()?.query ?? '')) await whenReleased;
    await route.continue();
  });
  return release;
}

/** Navigates inside the app, which is much faster than loading the page. */
export async function navigate(page: Page, path: string) {
  await page.evaluate((address) => {
    // The title shows whether the next screen has been rendered.
    document.title = '';
    history.pushState({ idx: history.state.idx + 1, key: address }, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
  await expect(page).toHaveTitle(/.+ · Frontdesk$/);
}

/** Waits until the page is idle: its timers that are due and its earlier idle callbacks have run. */
const waitForIdlePage = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));

/** Presses a key, and waits until the code that loads after the first input has loaded. */
export async function loadDeferredCode(page: Page) {
  await page.keyboard.press('Shift');
  await waitForIdlePage(page);
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

/** Presses a key, so that the page also renders charts far below the viewport. Waits until they are rendered. */
export async function renderAllCharts(page: Page) {
  // Also without charts: they can appear later, when their data has loaded.
  await page.keyboard.press('Shift');
  await expect(page.locator('[data-not-rendered]')).toHaveCount(0);
  await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0);
}

/** The colour scheme, direction and width in which a page is tested. */
export interface Appearance {
  colorScheme: string;
  direction: string;
  width: number;
}

/** Sets the colour scheme, direction and width of a page, before or after the page is opened. */
export async function applyAppearance(page: Page, { width, ...appearance }: Appearance) {
  const store = ({ colorScheme, direction }: Omit<Appearance, 'width'>) => {
    // An open page applies the colour scheme on this event, as after a change in another tab.
    localStorage.setItem('skin', JSON.stringify(colorScheme));
    localStorage.setItem('frontdesk.layout', JSON.stringify({ direction }));
    dispatchEvent(new StorageEvent('storage', { key: 'skin' }));
  };
  await page.setViewportSize({ width, height: 900 });
  await page.addInitScript(store, appearance);
  if (page.url() === 'about:blank') return;
  await page.evaluate(store, appearance);
  await expect(page.locator('html')).toHaveAttribute('dir', appearance.direction);
}

/** The maximum number of times that Tab is pressed. Each screen has fewer focusable elements. */
const maxTabPresses = 200;

/** Presses Tab or another key until an element has the focus. Fails if the key does not reach the element. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeVisible();
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < maxTabPresses && !(await isFocused()); presses += 1) {
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

/**
 * Types a text into the focused combobox, and selects an option by keyboard. Enter would submit the form if the list
 * were not rendered yet.
 */
export async function selectOptionByKeyboard(page: Page, text: string, name: string) {
  await page.keyboard.type(text);
  const option = page.getByRole('option', { name });
  await expect(option).toBeVisible();
  // After a list has opened, a timer of Mantine removes the selection. On a slow machine, it runs after several keys.
  await waitForIdlePage(page);
  await page.keyboard.press('ArrowDown');
  await expect(option).toHaveAttribute('data-combobox-selected', 'true');
  await page.keyboard.press('Enter');
}

/** Expects that a phone shows every word that the elements of a selector show on a wide screen. */
export async function expectSameTextOnPhone(page: Page, selector: string) {
  const readWords = async () => {
    const texts = await page.locator(selector).allInnerTexts();
    return texts.join(' ').toLowerCase().split(/\s+/).filter(Boolean);
  };
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.locator(selector).first()).toBeVisible();
  await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0);
  const wideWords = await readWords();
  const findMissingWords = async () => {
    const phoneWords = await readWords();
    return wideWords.filter((word) => !phoneWords.includes(word));
  };

  // Cards outside the viewport are not rendered.
  await page.setViewportSize({ width: 390, height: 9000 });
  await expect.poll(findMissingWords, { message: page.url() }).toEqual([]);
}

/** Expects that the document is not wider than the viewport. */
export async function expectNoHorizontalScrolling(page: Page) {
  const readHiddenWidth = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  // Some parts render again after the width of the viewport has changed.
  await expect.poll(readHiddenWidth, { message: page.url() }).toBe(0);
}

/** The two combinations in which each screen is tested. `walk.spec.ts` tests all combinations. */
export const appearances: Appearance[] = [
  { colorScheme: 'light', direction: 'ltr', width: 1440 },
  { colorScheme: 'dark', direction: 'rtl', width: 390 },
];

const wcagTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Expects that a page does not violate WCAG 2.2 AA. */
export const expectAccessible = (page: Page, disabledRules?: string[]) =>
  expectNoViolation(page, { disabledRules });

/** Expects that a screen is accessible, without the frame around the screen. */
export const expectScreenAccessible = (page: Page) => expectNoViolation(page, { include: 'main' });

interface Scan {
  /** A selector of the elements to scan. The default is the whole page. */
  include?: string;
  /** A selector of elements that are not scanned. */
  exclude?: string;
  disabledRules?: string[];
  furtherTags?: string[];
}

/** Scans a page with axe, and expects that no rule is violated. */
export async function expectNoViolation(
  page: Page,
  { include = 'html', exclude, disabledRules = [], furtherTags = [] }: Scan,
) {
  // The static site has the same pages, which are scanned on the server. Firefox 159 crashes in some scans.
  if (isStatic(test.info().project)) return;

  const options: RunOptions = {
    runOnly: [...wcagTags, ...furtherTags],
    // Collecting the elements that pass would take longer than the scan itself.
    resultTypes: ['violations'],
    rules: {
      // WCAG 2.5.3. The rule is experimental in axe, and off by default.
      'label-content-name-mismatch': { enabled: true },
      ...Object.fromEntries(disabledRules.map((rule) => [rule, { enabled: false }])),
    },
  };
  await loadAxe(page);
  const violations = await page.evaluate(runAxe, {
    context: { include: [include], exclude: exclude ? [exclude] : [] },
    options,
  });

  expect(violations).toEqual([]);
}

/** Loads axe once per document, because loading it takes a third of the time of a scan. */
async function loadAxe(page: Page) {
  for (const frame of page.frames()) {
    const isLoaded = await frame.evaluate(() => 'axe' in window);
    if (!isLoaded) await frame.evaluate(axe.source);
  }
}

/** Returns the violated rules with the elements that violate them. Runs in the page. */
async function runAxe({ context, options }: { context: ElementContext; options: RunOptions }) {
  // The contrast of an element is too low while the element fades in. A toast can appear during the scan.
  const noTransitions = new CSSStyleSheet();
  noTransitions.replaceSync('*, ::before, ::after { transition: none !important; }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, noTransitions];
  const finiteAnimations = document
    .getAnimations()
    .filter((animation) => animation.effect?.getTiming().iterations === 1);
  await Promise.all(finiteAnimations.map((animation) => animation.finished.catch(() => null)));

  const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(context, options);
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
    (sheet) => sheet !== noTransitions,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
}

/**
 * Expects that the words of each line appear from left to right, in the order of the text. All languages of the
 * product are written so. A right-to-left layout must not change this order.
 */
export async function expectLeftToRightText(page: Page) {
  const reordered = await page.evaluate(() => {
    const lastCharacters = new Map<Element, DOMRect>();
    const reorderedTexts = new Set<string>();

    const findBlock = ({ parentElement }: Text) => {
      let block = parentElement;
      while (block && /^(inline|contents)$/.test(getComputedStyle(block).display)) {
        block = block.parentElement;
      }
      return block as HTMLElement;
    };
    const getCharacterRect = (text: Text, index: number) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      return range.getBoundingClientRect();
    };

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (text.parentElement?.closest('svg, script, style, .fd-sr-only')) continue;
      const block = findBlock(text);
      for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
        for (const characterIndex of [index, index + word.length - 1]) {
          const rect = getCharacterRect(text, characterIndex);
          if (rect.width === 0) continue;
          const last = lastCharacters.get(block);
          const isSameLine = last && rect.top < last.bottom - 2 && rect.bottom > last.top + 2;
          if (isSameLine && rect.left < last.left - 0.5) reorderedTexts.add(block.innerText);
          lastCharacters.set(block, rect);
        }
      }
    }
    return [...reorderedTexts];
  });

  expect(reordered).toEqual([]);
}
