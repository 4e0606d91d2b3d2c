import type { Page } from '@playwright/test';
import {
  appearances,
  applyAppearance,
  expect,
  expectAccessible,
  expectNoHorizontalScrolling,
  test,
  waitForMutation,
} from './page.ts';

const getTitle = (page: Page) => page.getByRole('heading', { level: 1 });

test('a search covers all tabs, and a question has its own link', async ({ page }) => {
  await page.goto('/pages/faq');
  await page.getByRole('searchbox').fill('lorry');
  await expect(page.getByText('2 results for “lorry”')).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Topics' })
    .getByRole('link', { name: /^My orders/ })
    .click();
  await expect(page.locator('mark').filter({ hasText: 'lorry' }).first()).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/MY_ORDERS/);

  await page.goto('/pages/faq?question=how-long-is-the-guarantee');
  await expect(page.getByRole('button', { name: 'How long is the guarantee?' })).toBeFocused();
  await expect(page.getByText(/Ten years on everything that moves/)).toBeInViewport();
});

test('the rating of an article is kept after a reload', async ({ page }) => {
  await page.goto('/pages/knowledge-base');
  await page.getByRole('searchbox').fill('token');
  await page.getByRole('link', { name: /^Where do I get a token/ }).click();
  await expect(getTitle(page)).toHaveText('Where do I get a token?');

  const yes = page.getByRole('button', { name: /^Yes/ });
  const before = Number(/\d+/.exec((await yes.textContent()) ?? '')?.[0]);
  const ratingSaved = waitForMutation(page, 'rateKnowledgeArticle');
  await yes.click();
  await expect(page.getByText('Thank you for your feedback.')).toBeVisible();
  await ratingSaved;
  await page.reload();
  await expect(yes).toHaveAttribute('aria-pressed', 'true');
  await expect(yes).toContainText(String(before + 1));

  await yes.click();
  await expect(yes).toHaveAttribute('aria-pressed', 'false');
  await page
    .getByRole('navigation', { name: 'Related questions' })
    .getByRole('link')
    .first()
    .click();
  await expect(getTitle(page)).toHaveText('Should I use REST or GraphQL?');
  await page.goto('/pages/knowledge-base/gardening');
  await expect(getTitle(page)).toHaveText('Page not found');
});

test('a chosen plan is kept, and a smaller plan requires confirmation', async ({ page }) => {
  const getCard = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await page.goto('/pages/pricing');
  await page.getByText('Yearly', { exact: true }).click();
  await expect(getCard('Standard').getByText('$480 a year')).toBeVisible();
  await getCard('Enterprise').getByRole('button', { name: 'Upgrade to Enterprise' }).click();
  await expect(getCard('Enterprise').getByText('Your plan')).toBeVisible();

  await page.reload();
  await expect(getCard('Enterprise').getByText(/Your current plan, until/)).toBeVisible();
  await getCard('Basic').getByRole('button', { name: 'Downgrade to Basic' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Downgrade', exact: true }).click();
  await expect(getCard('Basic').getByText('Your plan')).toBeVisible();
});

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a post can be written, published and commented on', async ({ page }) => {
  await page.goto('/pages/blog/list');
  await page.getByRole('link', { name: 'Write a post' }).click();
  await page.getByRole('textbox', { name: /^Title/ }).fill('The soup, written down');
  await expect(page.getByRole('textbox', { name: /^Slug/ })).toHaveValue('the-soup-written-down');
  await page.getByText('Food', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Content' }).fill('Leeks first, then patience.');
  await page.getByText('Published', { exact: true }).click();
  const fileChooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^Upload a picture/ }).click();
  await (await fileChooser).setFiles({ name: 'soup.png', mimeType: 'image/png', buffer: pixel });
  await expect(page.getByRole('img', { name: 'Preview of the cover' })).toHaveAttribute(
    'src',
    /^data:image/,
  );
  await page.getByRole('button', { name: 'Add post' }).click();
  await expect(getTitle(page)).toHaveText('The soup, written down');

  await page.getByRole('textbox', { name: /^Comment/ }).fill('At last.');
  await page.getByRole('checkbox', { name: /Remember me/ }).check();
  await page.getByRole('button', { name: 'Post comment' }).click();
  await expect(page.getByRole('heading', { name: '1 comment' })).toBeVisible();
  await page.getByRole('button', { name: /^Reply to/ }).click();
  await page.getByRole('textbox', { name: /^Reply/ }).fill('With bread.');
  const changes = ['replyToComment', 'likePost'].map((field) => waitForMutation(page, field));
  await page.getByRole('button', { name: 'Post reply' }).click();
  await page.getByRole('button', { name: /^Like/ }).click();
  await Promise.all(changes);

  await page.reload();
  await expect(page.getByRole('heading', { name: '2 comments' })).toBeVisible();
  await expect(page.getByText('With bread.')).toBeVisible();
  await expect(page.getByText('Leeks first, then patience.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Like/ })).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/pages/blog/list?tag=FOOD');
  await expect(page.getByRole('link', { name: 'The soup, written down' }).first()).toBeVisible();
});

test('unsaved changes of a post are kept after a reload, and a deleted post can be restored', async ({
  page,
}) => {
  await page.goto('/pages/blog/edit/9');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByRole('textbox', { name: /^Title/ }).fill('Lorries, and tides');
  await expect(page.getByText('Draft saved on this device')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Unsaved changes restored')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Title/ })).toHaveValue('Lorries, and tides');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(getTitle(page)).toHaveText('Lorries, and tides');

  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page).toHaveURL('/pages/blog/list');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'Lorries, and tides' }).first()).toBeVisible();
});

const screens = {
  help: [
    '/pages/faq',
    '/pages/faq?q=lorry',
    '/pages/faq?q=zebra',
    '/pages/knowledge-base',
    '/pages/knowledge-base?q=newsletter',
    '/pages/knowledge-base/personalization',
    '/pages/knowledge-base/sales-automation/how-does-a-cart-become-an-order',
  ],
  pricing: ['/pages/pricing', '/pages/pricing?cycle=YEARLY'],
  blog: [
    '/pages/blog/list',
    '/pages/blog/list?q=zebra',
    '/pages/blog/list?show=BOOKMARKED&tag=FOOD',
  ],
  post: ['/pages/blog/detail/6', '/pages/blog/edit/7', '/pages/blog/new'],
};

test.describe('in all appearances', () => {
  for (const [name, paths] of Object.entries(screens)) {
    for (const appearance of appearances) {
      test(`${name} pages are accessible, ${appearance.colorScheme}, ${appearance.direction}, ${appearance.width} px`, async ({
        page,
      }) => {
        await applyAppearance(page, appearance);

        for (const path of paths) {
          await page.goto(path);
          await expect(getTitle(page)).toBeVisible();
          await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0);
          await expectAccessible(page);
          await expectNoHorizontalScrolling(page);
        }
      });
    }
  }
});
