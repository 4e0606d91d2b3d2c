import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getDemo } from '../../testing/getDemo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

const getPagination = (title: string, name: string) =>
  within(getDemo(title).getByRole('navigation', { name }));

test('pages can be selected by number, arrow and label', async () => {
  const { user } = await renderRoute('/extensions/pagination');
  const getCurrentPage = (title: string, name: string) =>
    getPagination(title, name)
      .getAllByRole('button')
      .find((button) => button.getAttribute('aria-current') === 'page')?.textContent;

  await user.click(getPagination('Basic', 'Pages').getByRole('button', { name: 'Page 5' }));
  expect(getDemo('Basic').getByRole('status')).toHaveTextContent('Page 5 of 10');
  await user.click(getPagination('Basic', 'Pages').getByRole('button', { name: 'Next page' }));
  expect(getDemo('Basic').getByRole('status')).toHaveTextContent('Page 6 of 10');

  await user.click(
    getPagination('Separated', 'Separated buttons').getByRole('button', { name: 'Next page' }),
  );
  expect(getCurrentPage('Separated', 'Separated buttons')).toBe('3');

  const labelled = getPagination('With labels', 'Buttons with labels');
  await user.click(labelled.getByRole('button', { name: 'Back' }));
  await user.click(labelled.getByRole('button', { name: 'Back' }));
  expect(getCurrentPage('With labels', 'Buttons with labels')).toBe('1');
  expect(labelled.getByRole('button', { name: 'Back' })).toBeDisabled();

  await user.click(
    getPagination('Arrows only', 'Four arrow buttons').getByRole('button', { name: 'Last page' }),
  );
  expect(getDemo('Arrows only').getByRole('status')).toHaveTextContent('Page 10 of 10');
});

test('page controls have colours, positions and sizes, and show the range of rows', async () => {
  const { user } = await renderRoute('/extensions/pagination');

  expect(getDemo('Colours').getAllByRole('navigation')).toHaveLength(4);
  expect(getDemo('Positions').getAllByRole('navigation')).toHaveLength(3);
  expect(getDemo('Sizes').getAllByRole('navigation')).toHaveLength(3);

  const rows = getDemo('With row range');
  expect(rows.getByRole('list', { name: 'Products' })).toHaveTextContent('DeskChairLamp');
  await user.click(rows.getByRole('button', { name: 'Last page' }));
  expect(rows.getByRole('list', { name: 'Products' })).toHaveTextContent('HeadsetPlant');
});
