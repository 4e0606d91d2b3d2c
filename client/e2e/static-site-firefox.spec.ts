import { expect, test } from '@playwright/test';
import { firefoxPath, launchFirefox } from './firefox.ts';
import { startStaticSite } from './staticSite.ts';

/** Clicks the first button of a name. */
const click = (name: string) => `
  [...document.querySelectorAll('button')].find((one) => one.textContent.trim() === '${name}')?.click()
`;

const addTask = (title: string) => `
  fetch('/apps/todo/add-tasks', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ task: { title: '${title}', tags: [] } }),
  }).then(({ status }) => status)
`;

test('the static site keeps its data in Firefox', async () => {
  test.skip(!firefoxPath, 'There is no Firefox in /usr/bin.');
  const firefox = await launchFirefox(String(firefoxPath));
  const site = await startStaticSite({ base: '/frontdesk/' });
  // While a page is loaded again, there is no body.
  const text = () => firefox.evaluate('document.body.innerText').catch(() => '');
  try {
    await firefox.open(`${site.address}/apps/todo`);
    await expect.poll(text).toContain('Sign in');
    await firefox.evaluate(click('Fill in'));
    await firefox.evaluate(click('Sign in'));
    await expect.poll(text).toContain('My tasks');

    expect(await firefox.evaluate(addTask('Kept by Firefox'))).toBe(201);
    await firefox.reload();

    await expect.poll(text).toContain('Kept by Firefox');
  } finally {
    site.stop();
    await firefox.close();
  }
});
