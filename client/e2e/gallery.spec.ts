import type { Locator, Page } from '@playwright/test';
import { expect, test } from './page.ts';

const demo = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a film plays with captions and can be controlled by keyboard', async ({ page }) => {
  await page.goto('/extensions/react-player');
  const player = demo(page, 'Video with custom controls');
  const film = player.getByLabel('A parcel on its way, a film of ten seconds');
  const state = player.getByRole('status');
  const position = player.getByRole('slider', { name: 'Position' });
  const seconds = async () => Number(await position.getAttribute('aria-valuenow'));

  await expect(player.getByText('0:00 / 0:10')).toBeVisible();
  await player.getByRole('button', { name: 'Play' }).click();
  await expect(state).toHaveText('Playing');
  await expect.poll(seconds).toBeGreaterThan(0);
  await expect.poll(() => captionOf(film)).toContain('A parcel sets out in the oak forest.');

  await player.getByRole('button', { name: 'Pause' }).click();
  await expect(state).toHaveText('Paused');
  await position.press('End');
  await expect(player.getByText('0:10 / 0:10')).toBeVisible();
  await position.press('Home');
  await expect(player.getByText('0:00 / 0:10')).toBeVisible();
  for (let step = 0; step < 8; step += 1) await position.press('ArrowRight');
  await expect.poll(() => captionOf(film)).toContain('It passes the workshop');

  await player.getByRole('switch', { name: 'Muted' }).press('Space');
  await expect(film).toHaveJSProperty('muted', true);
});

/** Returns the visible caption, in the language of the page. */
const captionOf = (film: Locator) =>
  film.evaluate((media: HTMLVideoElement) => {
    const shown = [...media.textTracks].filter(({ mode }) => mode === 'showing');
    const cues = shown.flatMap(({ activeCues }) => [...(activeCues ?? [])]);
    return cues.map((cue) => (cue as VTTCue).text).join('\n');
  });

test('items selected in two lists can be dragged together', async ({ page }) => {
  await page.goto('/extensions/drag-and-drop');
  const several = demo(page, 'Multiple selection');
  const done = several.getByRole('list', { name: 'Done' });
  for (const name of ['Footrests', 'Desk pads', 'Noticeboards']) {
    await several.getByRole('checkbox', { name }).check();
  }

  const handle = several.getByRole('button', { name: 'Move Footrests and 2 more' });
  await several.scrollIntoViewIfNeeded();
  await handle.hover();
  await page.mouse.down();
  const { x, y } = (await done.getByText('Planters').boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x, y + 5, { steps: 12 });
  await expect(several.getByText('+2')).toBeVisible();
  await page.mouse.up();

  await expect(done.getByRole('checkbox', { checked: true })).toHaveCount(3);
  await expect(done.getByRole('listitem')).toHaveCount(4);
  await expect(several.getByRole('list', { name: 'Planned' }).getByRole('listitem')).toHaveCount(2);
});
