import type { Locator, Page } from '@playwright/test';
import { expect, test } from './page.ts';

const getDemo = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a video plays with captions and can be controlled by keyboard', async ({ page }) => {
  await page.goto('/extensions/react-player');
  const player = getDemo(page, 'Video with custom controls');
  const video = player.getByLabel('A parcel on its way, a film of ten seconds');
  const state = player.getByRole('status');
  const position = player.getByRole('slider', { name: 'Position' });
  const readSeconds = async () => Number(await position.getAttribute('aria-valuenow'));

  await expect(player.getByText('0:00 / 0:10')).toBeVisible();
  await player.getByRole('button', { name: 'Play' }).click();
  await expect(state).toHaveText('Playing');
  await expect.poll(readSeconds).toBeGreaterThan(0);
  await expect.poll(() => readCaption(video)).toContain('A parcel sets out in the oak forest.');

  await player.getByRole('button', { name: 'Pause' }).click();
  await expect(state).toHaveText('Paused');
  await position.press('End');
  await expect(player.getByText('0:10 / 0:10')).toBeVisible();
  await position.press('Home');
  await expect(player.getByText('0:00 / 0:10')).toBeVisible();
  for (let step = 0; step < 8; step += 1) await position.press('ArrowRight');
  await expect.poll(() => readCaption(video)).toContain('It passes the workshop');

  await player.getByRole('switch', { name: 'Muted' }).press('Space');
  await expect(video).toHaveJSProperty('muted', true);
});

/** Returns the text of the visible captions. */
const readCaption = (video: Locator) =>
  video.evaluate((media: HTMLVideoElement) => {
    const visibleTracks = [...media.textTracks].filter(({ mode }) => mode === 'showing');
    const cues = visibleTracks.flatMap(({ activeCues }) => [...(activeCues ?? [])]);
    return cues.map((cue) => (cue as VTTCue).text).join('\n');
  });

test('items selected in two lists can be dragged together', async ({ page }) => {
  await page.goto('/extensions/drag-and-drop');
  const demoRegion = getDemo(page, 'Multiple selection');
  const done = demoRegion.getByRole('list', { name: 'Done' });
  for (const name of ['Footrests', 'Desk pads', 'Noticeboards']) {
    await demoRegion.getByRole('checkbox', { name }).check();
  }

  const handle = demoRegion.getByRole('button', { name: 'Move Footrests and 2 more' });
  await demoRegion.scrollIntoViewIfNeeded();
  await handle.hover();
  await page.mouse.down();
  const { x, y } = (await done.getByText('Planters').boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x, y + 5, { steps: 12 });
  await expect(demoRegion.getByText('+2')).toBeVisible();
  await page.mouse.up();

  await expect(done.getByRole('checkbox', { checked: true })).toHaveCount(3);
  await expect(done.getByRole('listitem')).toHaveCount(4);
  await expect(demoRegion.getByRole('list', { name: 'Planned' }).getByRole('listitem')).toHaveCount(
    2,
  );
});
