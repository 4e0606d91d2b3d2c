import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderComponent } from '../testing/renderComponent.tsx';
import { DateText } from './DateText.tsx';

afterEach(() => vi.useRealTimers());

test('a relative date changes at midnight', async () => {
  vi.useFakeTimers({ now: new Date(2026, 2, 9, 23, 59, 30), shouldAdvanceTime: true });
  await renderComponent(<DateText value="2026-03-09" />);
  expect(screen.getByRole('time')).toHaveTextContent('Today');

  act(() => void vi.advanceTimersByTime(60_000));

  expect(screen.getByRole('time')).toHaveTextContent('Yesterday');
});
