import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, expectNoMoreRequests, renderAllCharts, test } from './page.ts';

/** The fixed time of the gateway and of the browser. */
const clock = '2026-03-09T10:00:00Z';
const versionFile = join(import.meta.dirname, 'pictures/chromium.txt');

test.use({
  environment: { CLOCK: clock, SEED: '1' },
  contextOptions: { reducedMotion: 'reduce' },
  timezoneId: 'UTC',
  locale: 'en-US',
});

/** A screen, and the appearance in which its picture is taken. */
interface Picture {
  path: string;
  colorScheme?: 'light' | 'dark';
  width?: 1440 | 390;
  direction?: 'ltr' | 'rtl';
  language?: 'en' | 'de';
  /** Opens a dialog or a menu before the picture is taken. */
  open?(page: Page): Promise<void>;
}

const phone = { width: 390 } as const;
const dark = { colorScheme: 'dark' } as const;
const rtl = { direction: 'rtl' } as const;
const german = { language: 'de' } as const;

const guestPictures: Record<string, Picture> = {
  login: { path: '/login' },
  'login-dark-phone': { path: '/login', ...dark, ...phone },
  register: { path: '/register', ...german },
  'forgot-password': { path: '/forgot-password', ...rtl },
};

const pictures: Record<string, Picture> = {
  'dashboard-ecommerce': { path: '/dashboard/ecommerce' },
  'dashboard-ecommerce-dark-phone': { path: '/dashboard/ecommerce', ...dark, ...phone },
  'dashboard-analytics': { path: '/dashboard/analytics', ...dark },
  'dashboard-analytics-rtl': { path: '/dashboard/analytics', ...rtl },
  email: { path: '/apps/email' },
  'email-message-dark': { path: '/apps/email/label/company?mail=24', ...dark },
  'email-phone': { path: '/apps/email', ...phone, ...german },
  chat: { path: '/apps/chat/2' },
  'chat-dark-rtl': { path: '/apps/chat/2', ...dark, ...rtl },
  todo: { path: '/apps/todo' },
  'todo-phone-dark': { path: '/apps/todo', ...dark, ...phone },
  'todo-rtl': { path: '/apps/todo/important', ...rtl },
  'todo-editor': {
    path: '/apps/todo',
    open: (page) => openDialog(page, 'Add task'),
  },
  calendar: { path: '/apps/calendar' },
  'calendar-dark-german': { path: '/apps/calendar?view=week', ...dark, ...german },
  'calendar-list-phone': { path: '/apps/calendar?view=list', ...phone },
  'invoice-list': { path: '/apps/invoice/list' },
  'invoice-list-german-dark': { path: '/apps/invoice/list', ...german, ...dark },
  'invoice-list-phone': { path: '/apps/invoice/list', ...phone },
  'invoice-preview': { path: '/apps/invoice/preview/4987' },
  'invoice-edit-rtl': { path: '/apps/invoice/edit/4987', ...rtl },
  'invoice-print': { path: '/apps/invoice/print/4987' },
  shop: { path: '/apps/ecommerce/shop' },
  'shop-phone-dark': { path: '/apps/ecommerce/shop', ...phone, ...dark },
  product: { path: '/apps/ecommerce/product-detail/x-26', ...german },
  'user-list': { path: '/apps/user/list' },
  'user-list-dark-rtl': { path: '/apps/user/list', ...dark, ...rtl },
  'user-view': { path: '/apps/user/view/1' },
  'user-edit-phone': { path: '/apps/user/edit/1', ...phone },
  'account-settings': { path: '/pages/account-settings', ...german },
  profile: { path: '/pages/profile', ...dark },
  pricing: { path: '/pages/pricing' },
  'knowledge-base': { path: '/pages/knowledge-base', ...phone },
  'blog-list': { path: '/pages/blog/list' },
  'form-elements': { path: '/forms/elements/input', ...dark },
  'component-buttons': { path: '/components/buttons' },
  'access-control': { path: '/access-control', ...rtl },
  'not-found': { path: '/no/such/address', ...dark },
};

for (const [name, picture] of Object.entries(pictures)) {
  test(`${name} looks like its reference picture`, ({ page }) =>
    compareScreen(page, name, picture));
}

test.describe('guests', () => {
  test.use({ account: null });

  for (const [name, picture] of Object.entries(guestPictures)) {
    test(`${name} looks like its reference picture`, ({ page }) =>
      compareScreen(page, name, picture));
  }
});

async function compareScreen(page: Page, name: string, picture: Picture) {
  await page.clock.setFixedTime(clock);
  await storePreferences(page, picture);
  await page.goto(picture.path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await renderAllCharts(page);
  await expect(page.locator('[data-pending-illustration]')).toHaveCount(0);
  await expectNoMoreRequests(page);
  await picture.open?.(page);
  await loadImagesAndFonts(page);
  // The handle that resizes a text area differs between versions of Chromium.
  await page.addStyleTag({ content: 'textarea { resize: none !important }' });

  await expectPicture(page, name);
}

/** Stores the appearance and the language before the page opens. */
async function storePreferences(page: Page, picture: Picture) {
  const { colorScheme = 'light', direction = 'ltr', language = 'en', width = 1440 } = picture;

  await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
  await page.addInitScript(
    (preferences) => {
      localStorage.setItem('skin', JSON.stringify(preferences.colorScheme));
      localStorage.setItem(
        'frontdesk.layout',
        JSON.stringify({ direction: preferences.direction }),
      );
      localStorage.setItem('frontdesk.language', preferences.language);
    },
    { colorScheme, direction, language },
  );
}

async function openDialog(page: Page, button: string) {
  await page.getByRole('button', { name: button }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** Waits until all fonts and images have loaded, also images outside of the viewport. */
async function loadImagesAndFonts(page: Page) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const images = [...document.images].filter((image) => image.currentSrc || image.src);
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode()));
  });
}

/** Compares a page with its reference picture. With `--update-snapshots`, replaces the picture. */
async function expectPicture(page: Page, name: string) {
  const currentVersion = page.context().browser()?.version() ?? 'unknown';
  const { updateSnapshots } = test.info().config;
  if (updateSnapshots === 'all' || updateSnapshots === 'changed') {
    await expect(page).toHaveScreenshot(`${name}.png`);
    writeFileSync(versionFile, `${currentVersion}\n`);
    return;
  }

  const pictureVersion = existsSync(versionFile)
    ? readFileSync(versionFile, 'utf8').trim()
    : 'none';
  const hint =
    pictureVersion === currentVersion
      ? 'Compare the pictures with "npx playwright show-report dist/test-results/report".'
      : `The reference pictures were made with Chromium ${pictureVersion}, but this is Chromium ${currentVersion}.`;
  const remedy =
    'If the difference is intended, run "npm run test:pictures -- --update-snapshots".';
  await expect(page, `${hint} ${remedy}`).toHaveScreenshot(`${name}.png`);
}
