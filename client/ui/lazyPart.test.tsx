import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPiece } from '../testing/renderPiece.tsx';
import { whenLeft } from './lazyPart.tsx';

test('a part waits until nobody is at work in the place that it takes', async () => {
  const { user } = await renderPiece(
    <>
      <div className="place">
        <button type="button">In there</button>
      </div>
      <button type="button">Elsewhere</button>
    </>,
  );
  const inside = screen.getByRole('button', { name: 'In there' });
  const reached: string[] = [];

  await user.click(inside);
  inside.setAttribute('aria-expanded', 'true');
  const left = whenLeft('.place').then(() => reached.push('left'));

  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(reached).toEqual([]);

  inside.removeAttribute('aria-expanded');
  await user.click(inside);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(reached).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  await left;
  expect(reached).toEqual(['left']);
});
