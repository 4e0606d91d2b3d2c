import { chromium, expect, test } from '@playwright/test';
import type { CaseRequest, CaseResponse } from '../../server/contract/language/runCase.ts';
import { contractCases, createSuiteRun } from '../../server/contract/suite.ts';
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

/** Waits until the page shows a text. During a reload, the document has no body. */
const expectText = (browser: ScriptedBrowser, text: string) =>
  expect.poll(() => browser.evaluate('document.body.innerText').catch(() => '')).toContain(text);

for (const { name, isInstalled, launch } of browsers) {
  test.describe(`the static site in ${name}`, () => {
    test.skip(!isInstalled, `${name} is not installed.`);

    let browser: ScriptedBrowser;
    let site: Gateway;

    test.beforeEach(async () => {
      browser = await launch();
      site = await startStaticSite({ base: '/frontdesk/' });
    });

    test.afterEach(async () => {
      site.stop();
      await browser.close();
    });

    test('keeps its data after a reload', async () => {
      await browser.open(`${site.address}/apps/todo`);
      await expectText(browser, 'Sign in');
      await clickButton(browser, 'Fill in');
      await clickButton(browser, 'Sign in');
      await expectText(browser, 'My tasks');

      const { status } = await sendFromPage(browser, {
        method: 'POST',
        url: '/apps/todo/add-tasks',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ task: { title: 'Kept by the browser', tags: [] } }),
      });
      await browser.reload();

      expect(status).toBe(201);
      await expectText(browser, 'Kept by the browser');
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
