import { fileURLToPath } from 'node:url';
import { build, type Rollup } from 'vite';
import { attacks } from './attacks.ts';
import { expect, test } from './page.ts';

// A browser is necessary, because the result of sanitizing depends on its HTML parser.
test.use({
  bypassCSP: true,
  expectedMessages: /x.example|Failed to load resource|Content Security/,
});

const allowedElements =
  /^(A|B|BLOCKQUOTE|BR|CODE|DEL|DIV|EM|H[1-6]|HR|I|IMG|LI|MARK|OL|P|PRE|S|SMALL|SPAN|STRONG|SUB|SUP|TABLE|TBODY|TD|TFOOT|TH|THEAD|TR|U|UL)$/;
const allowedAttributes =
  /^(href|src|alt|title|width|height|colspan|rowspan|start|lang|dir|data-align|target|rel)$/;

/** Builds the sanitizer of the product as one script, which sets the global variable `sanitizer`. */
async function buildSanitizer(): Promise<string> {
  const entry = fileURLToPath(new URL('../ui/sanitize.ts', import.meta.url));
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'sanitizer' } },
  });
  const [{ output }] = result as Rollup.RolldownOutput[] as [Rollup.RolldownOutput];
  return output[0].code;
}

test('stored HTML keeps its formatting but no scripts', { tag: '@critical' }, async ({ page }) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.goto('/openapi.json');
  await page.addScriptTag({ content: await buildSanitizer() });
  const sanitizeInPage = (html: string) =>
    page.evaluate((text) => {
      const { sanitize } = (window as unknown as { sanitizer: { sanitize(html: string): string } })
        .sanitizer;
      const safe = sanitize(text);
      const container = document.createElement('div');
      document.body.append(container);
      container.innerHTML = safe;
      const elements = [...container.querySelectorAll('*')].map((element) => ({
        name: element.nodeName,
        attributes: [...element.attributes].map(({ name, value }) => ({ name, value })),
        protocol: element instanceof HTMLAnchorElement ? element.protocol : '',
        origin:
          element instanceof HTMLImageElement
            ? new URL(element.src || '/', location.href).origin
            : '',
      }));
      return { safe, elements, ownOrigin: location.origin };
    }, html);

  for (const attack of attacks) {
    const { elements, ownOrigin } = await sanitizeInPage(attack);
    for (const { name, attributes, protocol, origin } of elements) {
      expect(name, attack).toMatch(allowedElements);
      for (const attribute of attributes) expect(attribute.name, attack).toMatch(allowedAttributes);
      expect(['', ':', 'http:', 'https:', 'mailto:', 'tel:'], attack).toContain(protocol);
      expect(['', ownOrigin], attack).toContain(origin);
    }
  }
  expect(dialogs).toEqual([]);

  const text = '<h2>Hello</h2><p><strong>Bold</strong> and <em>kind</em></p><ul><li>one</li></ul>';
  expect((await sanitizeInPage(text)).safe).toBe(text);
  expect((await sanitizeInPage('<p style="text-align: center">x</p>')).safe).toBe(
    '<p data-align="center">x</p>',
  );
  expect((await sanitizeInPage('<a href="https://x.example/">out</a>')).safe).toBe(
    '<a href="https://x.example/" target="_blank" rel="noopener noreferrer nofollow">out</a>',
  );
  expect((await sanitizeInPage('<a href="/apps/todo">in</a>')).safe).toBe(
    '<a href="/apps/todo">in</a>',
  );
});

test('no script in an email, a task or a chat message runs', async ({ page, request }) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  // An unclosed tag hides the content behind it. Several documents ensure that most attacks are rendered.
  const size = Math.ceil(attacks.length / 6);
  const parts = Array.from({ length: 6 }, (_, part) =>
    attacks.slice(part * size, part * size + size),
  );
  const forbidden =
    'script, iframe, object, embed, form, link[href*="x.example"], [onerror], [onload]';

  const inbox = await request.get('/apps/email/emails', { params: { folder: 'inbox' } });
  const [{ id }] = (await inbox.json()).emails;
  const updateEmail = (message: string) =>
    request.post('/apps/email/update-emails', {
      data: { emailIds: [id], dataToUpdate: { message } },
    });

  for (const part of parts) {
    await updateEmail(`<p>The beginning</p>${part.join('<hr>')}`);
    await page.goto(`/apps/email?mail=${id}`);
    await expect(page.getByRole('article').getByText('The beginning')).toBeVisible();
    expect(await page.getByRole('article').locator(forbidden).count()).toBe(0);
  }

  const description = attacks.map((attack) => `<p>${attack}</p>`).join('');
  const data = { task: { title: 'Attacked', description: `<p>The beginning</p>${description}` } };
  const { task } = await (await request.post('/apps/todo/add-tasks', { data })).json();
  await page.goto(`/apps/todo?task=${task.id}`);
  const editor = page.getByRole('textbox', { name: 'Description' });
  await expect(editor.getByText('The beginning')).toBeVisible();
  expect(await editor.locator(forbidden).count()).toBe(0);

  for (const part of parts) {
    const obj = { contact: { id: 8 }, message: part.join(' ') };
    await request.post('/apps/chat/send-msg', { data: { obj } });
  }
  await page.goto('/apps/chat/8');
  await expect(page.getByRole('log').getByText('<svg><set attributeName').last()).toBeVisible();
  expect(await page.getByRole('log').locator(forbidden).count()).toBe(0);
  expect(dialogs).toEqual([]);
});
