import { expect, test } from 'vitest';
import { demo } from '../../testing/demo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

test('each variant opens a page and marks the current one', async () => {
  const { user } = await renderRoute('/components/pagination');
  const counts = { Joined: 1, Separated: 1, 'Icons only': 1, Colours: 4, Positions: 3, Sizes: 3 };

  for (const [title, count] of Object.entries(counts)) {
    const shown = demo(title);
    expect(shown.getAllByRole('navigation')).toHaveLength(count);
    expect(shown.getAllByRole('status')[0]).toHaveTextContent('Page 3 of');
    for (const next of shown.getAllByRole('button', { name: 'Next page' })) await user.click(next);
    for (const status of shown.getAllByRole('status'))
      expect(status).toHaveTextContent('Page 4 of');
  }

  const joined = demo('Joined');
  await user.click(joined.getByRole('button', { name: 'Page 10' }));
  expect(joined.getByRole('status')).toHaveTextContent('Page 10 of 10');
  expect(joined.getByRole('button', { name: 'Next page' })).toBeDisabled();

  await user.click(demo('Icons only').getByRole('button', { name: 'First page' }));
  expect(demo('Icons only').getByRole('status')).toHaveTextContent('Page 1 of 10');
});

test('labels open the next page, and the pager shows the range of rows', async () => {
  const { user } = await renderRoute('/components/pagination');

  const words = demo('Icons and text');
  expect(words.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await user.click(words.getByRole('button', { name: 'Next' }));
  expect(words.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');

  await user.click(demo('With row range').getByRole('button', { name: 'Last page' }));
  expect(demo('With row range').getByText(/57/)).toHaveTextContent(/51.*57/);
});
