import { expect, test } from '@playwright/test';
import { firefoxPath, launchFirefox } from './firefox.ts';
import { startStaticSite } from './staticSite.ts';

/** Returns a script that clicks the first button of a name. */
const createClick = (name: string) => `
  [...document.querySelectorAll('button')].find((button) => button.textContent.trim() === '${name}')?.click()
`;

/** Returns a script that adds a task and returns the status of the response. */
const createTask = (title: string) => `
  fetch('/apps/todo/add-tasks', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ task: { title: '${title}', tags: [] } }),
  }).then(({ status }) => status)
`;

test('the static site keeps its data in Firefox', async () => {
  test.skip(!firefoxPath, 'Firefox is not installed in /usr/bin.');
  const firefox = await launchFirefox(String(firefoxPath));
  const site = await startStaticSite({ base: '/frontdesk/' });
  // During a reload, the document has no body.
  const readText = () => firefox.evaluate('document.body.innerText').catch(() => '');
  try {
    await firefox.open(`${site.address}/apps/todo`);
    await expect.poll(readText).toContain('Sign in');
    await firefox.evaluate(createClick('Fill in'));
    await firefox.evaluate(createClick('Sign in'));
    await expect.poll(readText).toContain('My tasks');

    expect(await firefox.evaluate(createTask('Kept by Firefox'))).toBe(201);
    await firefox.reload();

    await expect.poll(readText).toContain('Kept by Firefox');
  } finally {
    site.stop();
    await firefox.close();
  }
});
