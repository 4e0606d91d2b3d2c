import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { lazyIllustration } from './lazyIllustration.tsx';

test('shows the illustration when its code is loaded', async () => {
  const Illustration = lazyIllustration(async () => () => <p>A desk</p>);

  render(<Illustration />);

  expect(await screen.findByText('A desk')).toBeVisible();
});

test('keeps the screen when the code of the illustration cannot be loaded', async () => {
  const Illustration = lazyIllustration(() => Promise.reject(new Error('Failed to fetch')));

  await act(async () =>
    render(
      <>
        <p>A form</p>
        <Illustration />
      </>,
    ),
  );

  expect(screen.getByText('A form')).toBeVisible();
});
