import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, startTransition, use, useState } from 'react';
import { expect, test } from 'vitest';

const TextOf = ({ promise }: { promise: Promise<string> }) => use(promise);

test('a page that suspends during a click is shown when its data has loaded', async () => {
  let finishLoading = (_text: string) => {};
  const loading = new Promise<string>((resolve) => {
    finishLoading = resolve;
  });
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <Suspense>
        <button type="button" onClick={() => startTransition(() => setOpen(true))}>
          Open
        </button>
        {isOpen && <TextOf promise={loading} />}
      </Suspense>
    );
  }
  render(<Page />);

  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  finishLoading('Loaded');

  expect(await screen.findByText('Loaded')).toBeVisible();
});
