import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { getDemo } from '../../testing/getDemo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

/** Simulates a layout in which slides are as wide as their container. */
function mockLayout() {
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

async function renderSlides() {
  mockLayout();
  return renderRoute('/extensions/swiper');
}

const getSlides = (title: string) =>
  within(screen.getByRole('region', { name: `Slides, ${title}` }));
const getPosition = (title: string) =>
  getSlides(title).getByText(/^\d+ of \d+$/, { selector: '.fd-sr-only' });

test('slides can be changed by keys, buttons and dots', async () => {
  const { user } = await renderSlides();

  const basic = screen.getByRole('region', { name: 'Slides, Basic' });
  basic.focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
  expect(getPosition('Basic')).toHaveTextContent('2 of 6');
  await user.keyboard('{End}');
  expect(getPosition('Basic')).toHaveTextContent('6 of 6');

  for (const title of ['Buttons', 'Progress bar', 'Responsive']) {
    await user.click(getSlides(title).getByRole('button', { name: 'Next slide' }));
    expect(getPosition(title)).toHaveTextContent('2 of 6');
    await user.click(getSlides(title).getByRole('button', { name: 'Previous slide' }));
    expect(getPosition(title)).toHaveTextContent('1 of 6');
  }

  for (const [title, count] of [
    ['Dots', 6],
    ['Several per view', 3],
    ['Two rows', 2],
    ['Fade', 6],
    ['Cube', 6],
    ['Cover flow', 6],
  ] as const) {
    const dots = getDemo(title).getAllByRole('button', { name: /^Show slide/ });
    expect(dots, title).toHaveLength(count);
    await user.click(dots[1] as HTMLElement);
    expect(getPosition(title)).toHaveTextContent(`2 of ${count}`);
    expect(dots[1]).toHaveAttribute('aria-current', 'true');
  }
  expect(getDemo('Two rows').getAllByRole('img')).toHaveLength(12);
});

test('effects use the distance of each slide, and a bar shows the progress', async () => {
  const { user } = await renderSlides();
  const getDistances = () =>
    getSlides('Cube')
      .getAllByRole('group')
      .map((slide) => Math.round(Number(slide.style.getPropertyValue('--distance'))) + 0);
  expect(getDistances()).toEqual([0, 1, 2, 3, 4, 5]);

  await user.click(getDemo('Cube').getByRole('button', { name: 'Show slide 3' }));
  await vi.waitFor(() => expect(getDistances()).toEqual([-2, -1, 0, 1, 2, 3]));

  await user.click(getSlides('Progress bar').getByRole('button', { name: 'Next slide' }));
  await vi.waitFor(() =>
    expect(getDemo('Progress bar').getByRole('progressbar', { name: 'Progress' })).toHaveProperty(
      'value',
      expect.closeTo(0.2),
    ),
  );
});

test('a selected card moves to the centre', async () => {
  const { user } = await renderSlides();

  await user.click(getSlides('Centred').getByRole('button', { name: 'Lamps' }));
  expect(getSlides('Centred').getByRole('button', { current: true })).toHaveTextContent('Lamps');

  const autoWidth = getDemo('Centred, automatic width');
  expect(autoWidth.getByText('Warm light for the dark months.')).toBeVisible();
  await user.click(autoWidth.getByRole('button', { name: 'Plants' }));
  expect(autoWidth.getByText('They forgive holidays.')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'An oak forest' }));
  expect(getPosition('With thumbnails')).toHaveTextContent('3 of 12');
});

test('automatic slides change until they are stopped', async () => {
  await renderSlides();
  const getCurrentDot = () => getDemo('Autoplay').getByRole('button', { current: true });

  act(() => void vi.advanceTimersByTime(5000));
  expect(getCurrentDot()).toHaveAccessibleName('Show slide 3');
  fireEvent.click(getDemo('Autoplay').getByRole('button', { name: 'Stop' }));
  act(() => void vi.advanceTimersByTime(9000));
  expect(getCurrentDot()).toHaveAccessibleName('Show slide 3');
  expect(getDemo('Autoplay').getByRole('button', { name: 'Play' })).toBeVisible();
});

test('a picture is loaded when its slide is shown', async () => {
  const { user } = await renderSlides();
  const lazy = getDemo('Lazy loading');

  fireEvent.load(lazy.getByRole('img', { name: 'The front desk' }));
  expect(lazy.getByText('1 of 6 pictures loaded')).toBeVisible();
  expect(lazy.queryByRole('img', { name: 'The harbour' })).toBeNull();
  await user.click(lazy.getByRole('button', { name: 'Next slide' }));
  fireEvent.load(lazy.getByRole('img', { name: 'The harbour' }));
  expect(lazy.getByText('2 of 6 pictures loaded')).toBeVisible();
});

test('only a few of three hundred slides are rendered, and slides can be added and removed', async () => {
  const { user } = await renderSlides();
  const virtual = getDemo('Virtual slides');
  const getRenderedSlides = () =>
    virtual.getAllByRole('group').filter((slide) => slide.textContent !== '');

  expect(virtual.getAllByRole('group')).toHaveLength(300);
  expect(getRenderedSlides()).toHaveLength(3);
  await user.click(virtual.getByRole('button', { name: 'Add slide' }));
  expect(virtual.getByText('301 slides')).toBeVisible();

  await user.click(virtual.getByRole('button', { name: 'Remove all' }));
  expect(virtual.getByText('No slides')).toBeVisible();
  const addButton = virtual.getByRole('button', { name: 'Add slide' });
  expect(addButton).toHaveFocus();
  await user.click(addButton);
  expect(virtual.getByRole('group', { name: '1 of 1' })).toHaveTextContent('1');
});
