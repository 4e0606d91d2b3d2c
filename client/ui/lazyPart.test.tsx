import { screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderPiece } from '../testing/renderPiece.tsx';
import { whenLeft } from './lazyPart.tsx';

test('a part waits until nobody is at work in the place that it takes', async () => {
  await renderPiece(
    <>
      <div className="place">
        <button type="button">In there</button>
      </div>
      <button type="button">Elsewhere</button>
    </>,
  );
  const inside = screen.getByRole('button', { name: 'In there' });
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
  const reached: string[] = [];
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());

  inside.focus();
  inside.setAttribute('aria-expanded', 'true');
  const left = whenLeft('.place').then(() => reached.push('left'));

  elsewhere.focus();
  await vi.advanceTimersByTimeAsync(100);
  expect(reached).toEqual([]);

  inside.removeAttribute('aria-expanded');
  inside.focus();
  await vi.advanceTimersByTimeAsync(100);
  expect(reached).toEqual([]);

  elsewhere.focus();
  await vi.advanceTimersByTimeAsync(100);
  await left;
  expect(reached).toEqual(['left']);
});
