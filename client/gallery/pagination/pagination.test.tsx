import { expect, test } from 'vitest';
import { getDemo } from '../../testing/getDemo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

test('each variant opens a page and marks the current page', async () => {
  const { user } = await renderRoute('/components/pagination');
  const counts = { Joined: 1, Separated: 1, 'Icons only': 1, Colours: 4, Positions: 3, Sizes: 3 };

  for (const [title, count] of Object.entries(counts)) {
    const variant = getDemo(title);
    expect(variant.getAllByRole('navigation')).toHaveLength(count);
    expect(variant.getAllByRole('status')[0]).toHaveTextContent('Page 3 of');
    for (const next of variant.getAllByRole('button', { name: 'Next page' }))
      await user.click(next);
    for (const status of variant.getAllByRole('status'))
      expect(status).toHaveTextContent('Page 4 of');
  }

  const joined = getDemo('Joined');
  await user.click(joined.getByRole('button', { name: 'Page 10' }));
  expect(joined.getByRole('status')).toHaveTextContent('Page 10 of 10');
  expect(joined.getByRole('button', { name: 'Next page' })).toBeDisabled();

  await user.click(getDemo('Icons only').getByRole('button', { name: 'First page' }));
  expect(getDemo('Icons only').getByRole('status')).toHaveTextContent('Page 1 of 10');
});

test('labelled buttons open a page, and the pager shows the range of rows', async () => {
  const { user } = await renderRoute('/components/pagination');

  const iconsAndText = getDemo('Icons and text');
  expect(iconsAndText.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await user.click(iconsAndText.getByRole('button', { name: 'Next' }));
  expect(iconsAndText.getByRole('button', { name: 'Page 2' })).toHaveAttribute(
    'aria-current',
    'page',
  );

  await user.click(getDemo('With row range').getByRole('button', { name: 'Last page' }));
  expect(getDemo('With row range').getByText(/57/)).toHaveTextContent(/51.*57/);
});
