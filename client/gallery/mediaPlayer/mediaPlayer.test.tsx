import { fireEvent } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { getDemo } from '../../testing/getDemo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

const customControls = 'Video with custom controls';

/** Returns the media element of a demo, with a simulated duration. */
function getPlayer(title: string, name: string, duration: number) {
  const media = getDemo(title).getByLabelText<HTMLMediaElement>(name);
  const properties = { duration, readyState: 4, buffered: { length: 1, end: () => duration / 2 } };
  for (const [property, value] of Object.entries(properties)) {
    Object.defineProperty(media, property, { value });
  }
  fireEvent.durationChange(media);
  return media;
}

test('a film has captions in each language and is not preloaded', async () => {
  await renderRoute('/extensions/react-player');
  const film = getDemo('Video with native controls').getByLabelText<HTMLVideoElement>(/parcel/);

  expect(film).toHaveAttribute('controls');
  expect(film).toHaveAttribute('preload', 'none');
  const tracks = [...film.querySelectorAll('track')];
  expect(tracks.map(({ label }) => label)).toEqual(['English', 'Deutsch', 'Français', 'Português']);
  expect(tracks.filter((track) => track.default).map(({ srclang }) => srclang)).toEqual(['en']);
});

test.each([
  [customControls, 'A parcel on its way, a film of ten seconds', 10],
  ['Audio', 'A tune of twenty seconds', 20],
] as const)(
  '%s: playback, position, volume and speed can be changed',
  async (title, name, duration) => {
    const { user } = await renderRoute('/extensions/react-player');
    const media = getPlayer(title, name, duration);
    const page = getDemo(title);
    const pressButton = (button: string) => user.click(page.getByRole('button', { name: button }));

    expect(page.getByRole('status')).toHaveTextContent('Stopped');
    await pressButton('Play');
    expect(media.paused).toBe(false);
    expect(page.getByRole('status')).toHaveTextContent('Playing');
    media.currentTime = 4;
    fireEvent.timeUpdate(media);
    await pressButton('Pause');
    expect(page.getByRole('status')).toHaveTextContent('Paused');
    expect(page.getByText(new RegExp(`0:04 / 0:${duration}`))).toBeVisible();
    expect(page.getByRole('progressbar', { name: 'Played' })).toHaveAttribute(
      'value',
      `${4 / duration}`,
    );
    expect(page.getByRole('progressbar', { name: 'Loaded' })).toHaveAttribute('value', '0.5');

    page.getByRole('slider', { name: 'Position' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(media.currentTime).toBeCloseTo(4.5);
    page.getByRole('slider', { name: 'Volume' }).focus();
    await user.keyboard('{ArrowLeft}');
    expect(media.volume).toBeCloseTo(0.95);
    await user.click(page.getByRole('radio', { name: '1.5×' }));
    expect(media.playbackRate).toBe(1.5);

    await user.click(page.getByRole('switch', { name: 'Muted' }));
    expect(media.muted).toBe(true);
    await user.click(page.getByRole('switch', { name: 'Repeat' }));
    expect(media.loop).toBe(true);
    await user.click(page.getByRole('switch', { name: 'Native controls' }));
    expect(media.controls).toBe(true);

    await pressButton('Stop');
    expect(media.currentTime).toBe(0);
    fireEvent.seeked(media);
    expect(page.getByRole('status')).toHaveTextContent('Stopped');
  },
);

test('a film can be shown in full screen if the browser allows it', async () => {
  Object.defineProperty(document, 'fullscreenEnabled', { value: true, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(document, 'fullscreenEnabled'));
  const { user } = await renderRoute('/extensions/react-player');
  const media = getPlayer(customControls, 'A parcel on its way, a film of ten seconds', 10);
  media.requestFullscreen = vi.fn(async () => {});

  await user.click(getDemo(customControls).getByRole('button', { name: 'Full screen' }));
  expect(media.requestFullscreen).toHaveBeenCalled();
});
