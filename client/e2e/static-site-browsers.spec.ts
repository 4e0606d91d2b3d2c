import { chromium, expect, test } from '@playwright/test';
import type { CaseRequest, CaseResponse } from '../../server/test/contract/language/runCase.ts';
import { contractCases, createSuiteRun } from '../../server/test/contract/suite.ts';
import { isFirefoxInstalled, launchFirefox } from './firefox.ts';
import type { Gateway } from './gateway.ts';
import type { ScriptedBrowser } from './scriptedBrowser.ts';
import { startStaticSite } from './staticSite.ts';
import { isWebkitInstalled, launchWebkit } from './webkit.ts';

async function launchChromium(): Promise<ScriptedBrowser> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM,
    args: ['--no-sandbox'],
  });
  const page = await browser.newPage();
  return {
    open: (url) => page.goto(url),
    reload: () => page.reload(),
    evaluate: (expression) => page.evaluate(expression),
    type: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  };
}

const browsers = [
  { name: 'Chromium', isInstalled: true, launch: launchChromium },
  { name: 'Firefox', isInstalled: isFirefoxInstalled, launch: launchFirefox },
  { name: 'WebKit', isInstalled: isWebkitInstalled, launch: launchWebkit },
];

/** Sends a request from the page, so that the service worker handles it. */
const sendFromPage = async (browser: ScriptedBrowser, { url, ...init }: CaseRequest) =>
  (await browser.evaluate(`(async () => {
    const response = await fetch(${JSON.stringify(url)}, ${JSON.stringify(init)});
    const contentType = response.headers.get('content-type') ?? '';
    return { status: response.status, contentType, body: await response.text() };
  })()`)) as CaseResponse;

const clickButton = (browser: ScriptedBrowser, name: string) =>
  browser.evaluate(
    `[...document.querySelectorAll('button')].find((button) => button.textContent.trim() === '${name}')?.click()`,
  );

/** Waits for the field whose label begins with a text, and focuses the field. */
const focusField = (browser: ScriptedBrowser, label: string) =>
  expect
    .poll(() =>
      browser.evaluate(`(() => {
        const getLabel = (field) =>
          field.labels?.[0]?.textContent ??
          field.ariaLabel ??
          document.getElementById(field.getAttribute('aria-labelledby'))?.textContent ??
          '';
        const fields = [...document.querySelectorAll('input, textarea, [contenteditable="true"]')];
        const field = fields.find((element) => getLabel(element).trim().startsWith('${label}'));
        field?.focus();
        return field !== undefined && field === document.activeElement;
      })()`),
    )
    .toBe(true);

/** Waits until the page shows a text. During a reload, the document has no body. */
const expectText = (browser: ScriptedBrowser, text: string) =>
  expect.poll(() => browser.evaluate('document.body.innerText').catch(() => '')).toContain(text);

/** Items that are added by typing a text into a field and pressing Enter. */
const oneFieldJourneys = [
  {
    item: 'a task',
    path: '/apps/todo?task=new',
    label: 'Title',
    text: 'Polish the brass bell',
    restPath: '/apps/todo/tasks',
  },
  {
    item: 'a chat message',
    path: '/apps/chat/1',
    label: 'Message to',
    text: 'Is the oak back?',
    restPath: '/apps/chat/get-chat?id=1',
  },
];

let site: Gateway;

test.beforeAll(async () => {
  site = await startStaticSite({ base: '/frontdesk/' });
});

test.afterAll(() => site.stop());

for (const { name, isInstalled, launch } of browsers) {
  test.describe(`the static site in ${name}`, () => {
    test.skip(!isInstalled, `${name} is not installed.`);

    let browser: ScriptedBrowser;

    test.beforeEach(async () => {
      browser = await launch();
    });

    test.afterEach(() => browser.close());

    /** Waits until a REST response contains a text. A page shows a change before the change is stored. */
    const expectStored = (url: string, text: string) =>
      expect
        .poll(async () => (await sendFromPage(browser, { method: 'GET', url, headers: {} })).body)
        .toContain(text);

    /** Opens a screen, and signs in on the way to it. */
    async function signIn(path: string) {
      await browser.open(site.address + path);
      await expectText(browser, 'Sign in');
      await clickButton(browser, 'Fill in');
      await clickButton(browser, 'Sign in');
    }

    for (const { item, path, label, text, restPath } of oneFieldJourneys) {
      test(`keeps ${item} that was added by keyboard`, async () => {
        await signIn(path);
        await focusField(browser, label);
        await browser.type(`${text}\n`);

        await expectStored(restPath, text);
        await browser.reload();
        await expectText(browser, text);
      });
    }

    test('keeps an email that was written by keyboard', async () => {
      await signIn('/apps/email?compose=new');
      await focusField(browser, 'To');
      await browser.type('owen.hartley@marlowfinch.example\n');
      await focusField(browser, 'Subject');
      await browser.type('The blue van');
      await focusField(browser, 'Message');
      await browser.type('It is yours.');
      await clickButton(browser, 'Send');

      await expectStored('/apps/email/emails?folder=sent', 'The blue van');
      await browser.open(`${site.address}/apps/email/sent`);
      await expectText(browser, 'The blue van');
    });

    test('passes all cases of the contract', async () => {
      await browser.open(`${site.address}/login`);
      await expectText(browser, 'Sign in');
      const run = createSuiteRun({
        name,
        now: Date.now(),
        send: (request) => sendFromPage(browser, request),
      });

      const problems: string[] = [];
      for (const contractCase of contractCases) {
        for (const problem of await run(contractCase)) {
          problems.push(`${contractCase.name}: ${problem}`);
        }
      }

      expect(problems).toEqual([]);
    });
  });
}
