import { MantineProvider } from '@mantine/core';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WhenNear } from './WhenNear.tsx';

let showNear: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        showNear = () => callback([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  render(
    <MantineProvider env="default">
      <WhenNear placeholder={<p>Space</p>} maxDelay={4_000}>
        Card
      </WhenNear>
    </MantineProvider>,
  );
  expect(screen.getByText('Space')).toBeVisible();
  expect(screen.queryByText('Card')).toBeNull();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('children are rendered when they come near the viewport', () => {
  act(() => showNear());
  expect(screen.getByText('Card')).toBeVisible();
});

test('children are rendered before the page is printed', () => {
  window.dispatchEvent(new Event('beforeprint'));
  expect(screen.getByText('Card')).toBeVisible();
});

test('children are rendered after the longest delay', () => {
  act(() => vi.advanceTimersByTime(3_999));
  expect(screen.queryByText('Card')).toBeNull();
  act(() => vi.advanceTimersByTime(1));
  expect(screen.getByText('Card')).toBeVisible();
});
