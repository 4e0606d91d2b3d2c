import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { demo } from '../../testing/demo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

/** Simulates a layout in which slides are as wide as their container. */
function layOut() {
  const { getPropertyValue } = CSSStyleDeclaration.prototype;
  vi.spyOn(CSSStyleDeclaration.prototype, 'getPropertyValue').mockImplementation(function (
    this: CSSStyleDeclaration,
    name: string,
  ) {
    return getPropertyValue.call(this, name) || (name.startsWith('margin-') ? '0px' : '');
  });
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    const isSlide = this.getAttribute('aria-roledescription') === 'slide';
    return isSlide ? 400 * [...(this.parentElement?.children ?? [])].indexOf(this) : 0;
  });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
}

async function open() {
  layOut();
  return renderRoute('/extensions/swiper');
}

const slides = (title: string) => within(screen.getByRole('region', { name: `Slides, ${title}` }));
const place = (title: string) =>
  slides(title).getByText(/^\d+ of \d+$/, { selector: '.fd-sr-only' });

test('slides can be changed by keys, buttons and dots', async () => {
  const { user } = await open();

  const alone = screen.getByRole('region', { name: 'Slides, Basic' });
  alone.focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
  expect(place('Basic')).toHaveTextContent('2 of 6');
  await user.keyboard('{End}');
  expect(place('Basic')).toHaveTextContent('6 of 6');

  for (const title of ['Buttons', 'Progress bar', 'Responsive']) {
    await user.click(slides(title).getByRole('button', { name: 'Next slide' }));
    expect(place(title)).toHaveTextContent('2 of 6');
    await user.click(slides(title).getByRole('button', { name: 'Previous slide' }));
    expect(place(title)).toHaveTextContent('1 of 6');
  }

  for (const [title, places] of [
    ['Dots', 6],
    ['Several per view', 3],
    ['Two rows', 2],
    ['Fade', 6],
    ['Cube', 6],
    ['Cover flow', 6],
  ] as const) {
    const dots = demo(title).getAllByRole('button', { name: /^Show slide/ });
    expect(dots, title).toHaveLength(places);
    await user.click(dots[1] as HTMLElement);
    expect(place(title)).toHaveTextContent(`2 of ${places}`);
    expect(dots[1]).toHaveAttribute('aria-current', 'true');
  }
  expect(demo('Two rows').getAllByRole('img')).toHaveLength(12);
});

test('effects use the distance of each slide, and a bar shows the progress', async () => {
  const { user } = await open();
  const away = () =>
    slides('Cube')
      .getAllByRole('group')
      .map((slide) => Math.round(Number(slide.style.getPropertyValue('--distance'))) + 0);
  expect(away()).toEqual([0, 1, 2, 3, 4, 5]);

  await user.click(demo('Cube').getByRole('button', { name: 'Show slide 3' }));
  await vi.waitFor(() => expect(away()).toEqual([-2, -1, 0, 1, 2, 3]));

  await user.click(slides('Progress bar').getByRole('button', { name: 'Next slide' }));
  await vi.waitFor(() =>
    expect(demo('Progress bar').getByRole('progressbar', { name: 'Progress' })).toHaveProperty(
      'value',
      expect.closeTo(0.2),
    ),
  );
});

test('a selected card moves to the centre', async () => {
  const { user } = await open();

  await user.click(slides('Centred').getByRole('button', { name: 'Lamps' }));
  expect(slides('Centred').getByRole('button', { current: true })).toHaveTextContent('Lamps');

  const worded = demo('Centred, automatic width');
  expect(worded.getByText('Warm light for the dark months.')).toBeVisible();
  await user.click(worded.getByRole('button', { name: 'Plants' }));
  expect(worded.getByText('They forgive holidays.')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'An oak forest' }));
  expect(place('With thumbnails')).toHaveTextContent('3 of 12');
});

test('automatic slides change until they are stopped', async () => {
  await open();
  const shown = () => demo('Autoplay').getByRole('button', { current: true });

  act(() => void vi.advanceTimersByTime(5000));
  expect(shown()).toHaveAccessibleName('Show slide 3');
  fireEvent.click(demo('Autoplay').getByRole('button', { name: 'Stop' }));
  act(() => void vi.advanceTimersByTime(9000));
  expect(shown()).toHaveAccessibleName('Show slide 3');
  expect(demo('Autoplay').getByRole('button', { name: 'Play' })).toBeVisible();
});

test('a picture loads when it is shown', async () => {
  const { user } = await open();
  const lazy = demo('Lazy loading');

  fireEvent.load(lazy.getByRole('img', { name: 'The front desk' }));
  expect(lazy.getByText('1 of 6 pictures loaded')).toBeVisible();
  expect(lazy.queryByRole('img', { name: 'The harbour' })).toBeNull();
  await user.click(lazy.getByRole('button', { name: 'Next slide' }));
  fireEvent.load(lazy.getByRole('img', { name: 'The harbour' }));
  expect(lazy.getByText('2 of 6 pictures loaded')).toBeVisible();
});

test('only a few of three hundred slides are rendered, and slides can be added and removed', async () => {
  const { user } = await open();
  const virtual = demo('Virtual slides');
  const drawn = () => virtual.getAllByRole('group').filter((slide) => slide.textContent !== '');

  expect(virtual.getAllByRole('group')).toHaveLength(300);
  expect(drawn()).toHaveLength(3);
  await user.click(virtual.getByRole('button', { name: 'Add slide' }));
  expect(virtual.getByText('301 slides')).toBeVisible();

  await user.click(virtual.getByRole('button', { name: 'Remove all' }));
  expect(virtual.getByText('No slides')).toBeVisible();
  const append = virtual.getByRole('button', { name: 'Add slide' });
  expect(append).toHaveFocus();
  await user.click(append);
  expect(virtual.getByRole('group', { name: '1 of 1' })).toHaveTextContent('1');
});
