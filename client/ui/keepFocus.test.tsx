import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterAll, expect, test } from 'vitest';
import { renderComponent } from '../testing/renderComponent.tsx';
import { keepFocus } from './keepFocus.ts';

const stop = keepFocus();
afterAll(stop);

function Chips({ count }: { count: number }) {
  const [chips, setChips] = useState(Array.from({ length: count }, (_, index) => `Chip ${index}`));
  return (
    <>
      <h1>Screen</h1>
      <ul>
        {chips.map((chip) => (
          <li key={chip}>
            <button type="button" onClick={() => setChips(chips.filter((other) => other !== chip))}>
              {chip}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

test('the next control gets the focus when the focused one is removed, then the heading', async () => {
  const user = userEvent.setup();
  await renderComponent(<Chips count={3} />);
  const getChip = (index: number) => screen.getByRole('button', { name: `Chip ${index}` });

  await user.click(getChip(1));
  await waitFor(() => expect(getChip(2)).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(getChip(0)).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
});

test('a removed dialog returns the focus to a neighbour of the control that opened it', async () => {
  const user = userEvent.setup();
  function Screen() {
    const [isOpen, setOpen] = useState(false);
    const [isDeleted, setDeleted] = useState(false);
    return (
      <>
        <p>
          <button type="button">Before</button>
          {!isDeleted && (
            <button type="button" onClick={() => setOpen(true)}>
              Delete
            </button>
          )}
        </p>
        {isOpen && !isDeleted && (
          <div role="dialog">
            <button
              type="button"
              ref={(button) => button?.focus()}
              onClick={() => setDeleted(true)}
            >
              Confirm
            </button>
          </div>
        )}
      </>
    );
  }
  await renderComponent(<Screen />);

  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.keyboard('{Enter}');

  await waitFor(() => expect(screen.getByRole('button', { name: 'Before' })).toHaveFocus());
});

test('a click beside all controls removes the focus', async () => {
  const user = userEvent.setup();
  await renderComponent(<Chips count={1} />);
  screen.getByRole('button').focus();

  await user.click(document.body);
  document.body.append(document.createElement('i'));

  await expect(
    waitFor(() => expect(document.body).not.toHaveFocus(), { timeout: 200 }),
  ).rejects.toThrow();
  document.querySelector('i')?.remove();
});
