import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';

const titles = [
  'Controlled',
  'With captions',
  'Uncontrolled',
  'Autoplay',
  'Keyboard',
  'Pause on hover',
];
const getCarousel = (title: string) =>
  within(screen.getByRole('region', { name: `Pictures, ${title}` }));

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
    const isSlide = this.firstElementChild?.tagName === 'IMG';
    return isSlide ? 400 * [...(this.parentElement?.children ?? [])].indexOf(this) : 0;
  });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
}

test('buttons and keys change the picture of each carousel', async () => {
  mockLayout();
  const { user } = await renderRoute('/components/carousel');

  for (const title of titles) {
    const carousel = getCarousel(title);
    const getCurrentButton = () => carousel.getByRole('button', { current: true });
    await user.click(carousel.getByRole('button', { name: 'Next picture' }));
    expect(getCurrentButton()).toHaveAccessibleName('Show picture 2');
    await user.click(carousel.getByRole('button', { name: 'Show picture 4' }));
    expect(getCurrentButton()).toHaveAccessibleName('Show picture 4');
    await user.keyboard('{Home}');
    expect(getCurrentButton()).toHaveAccessibleName('Show picture 1');
  }
});

test('an automatic carousel changes pictures until it is stopped', async () => {
  mockLayout();
  await renderRoute('/components/carousel');
  const carousel = getCarousel('Autoplay');
  const getCurrentLabel = () =>
    carousel.getByRole('button', { current: true }).getAttribute('aria-label');

  act(() => void vi.advanceTimersByTime(3000));
  expect(getCurrentLabel()).toBe('Show picture 2');
  const pausedCarousel = screen.getByRole('region', { name: 'Pictures, Pause on hover' });
  // React renders an update by hovering later than one by a click. `act` renders it before the time passes.
  act(() => void fireEvent.pointerEnter(pausedCarousel));
  act(() => void vi.advanceTimersByTime(3000));
  expect(getCurrentLabel()).toBe('Show picture 3');
  expect(getCarousel('Pause on hover').getByRole('button', { current: true })).toHaveAccessibleName(
    'Show picture 2',
  );

  fireEvent.click(carousel.getByRole('button', { name: 'Stop' }));
  act(() => void vi.advanceTimersByTime(9000));
  expect(getCurrentLabel()).toBe('Show picture 3');
});
