import type { Locator, Page } from '@playwright/test';
import {
  groupCount,
  isShown,
  listControls,
  listPaths,
  openScreen,
  waitForRendering,
} from './controls.ts';
import { expect, test } from './page.ts';

// Some controls print, copy to the clipboard, which a page without the focus must not, or delete the shown record.
test.use({
  expectedMessages: /print\(\)|Clipboard|clipboard|Failed to load resource|There is no \w+/,
});

/** Replaces all text nodes by elements with the text, as the page translation of a browser does, also those that appear later. */
function translatePage() {
  window.print = () => {};
  navigator.clipboard.writeText = async () => {};
  const translate = (root: Node) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (text) => {
      const parent = text.parentElement;
      const isIgnored = !parent || parent.closest('font, svg, script, style, textarea, pre, code');
      return !text.nodeValue?.trim() || isIgnored || parent.isContentEditable
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT;
    });
    const found: Node[] = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const text of found) {
      const font = document.createElement('font');
      font.append(document.createElement('font'));
      font.firstChild?.appendChild(document.createTextNode(text.nodeValue ?? ''));
      text.parentNode?.replaceChild(font, text);
    }
  };
  addEventListener('DOMContentLoaded', () => {
    const target = document.body;
    new MutationObserver(() => translate(target)).observe(target, {
      childList: true,
      subtree: true,
    });
    translate(target);
  });
}

for (let group = 0; group < groupCount; group += 1) {
  test(`all controls of translated pages work, group ${group + 1} of ${groupCount}`, async ({
    page,
  }) => {
    const paths = await listPaths(group);
    test.setTimeout(60_000 + paths.length * 60_000);
    const faults: string[] = [];
    let error: string | undefined;
    page.on('pageerror', ({ message }) => {
      error = message;
    });
    await page.addInitScript(translatePage);
    await page.setViewportSize({ width: 1440, height: 900 });

    for (const path of paths) {
      error = undefined;
      await openScreen(page, path);
      for (const { name, locator } of await listControls(page)) {
        await activate(page, locator);
        if (error || (await page.getByText('Page could not be loaded').count())) {
          faults.push(`${path}, ${name}: ${error}`);
          break;
        }
        if (!isShown(page, path)) await openScreen(page, path);
      }
    }
    expect(faults).toEqual([]);
  });
}

/** Uses a control, and closes what it opens. */
async function activate(page: Page, control: Locator) {
  if ((await control.count()) === 0) return;
  await control.evaluate((element: HTMLElement) => {
    element.focus();
    element.click();
  });
  await waitForRendering(page);
  const isText = await control.evaluateAll(([element]) =>
    element?.matches('input:is([type="search"], [type="text"])'),
  );
  if (isText) {
    await page.keyboard.type('e');
    await waitForRendering(page);
    await page.keyboard.press('Backspace');
  }
  await page.keyboard.press('Escape');
  await waitForRendering(page);
}
