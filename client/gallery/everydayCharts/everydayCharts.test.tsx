import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { getDemo } from '../../testing/getDemo.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

/** Shows a chart as a table, and returns the number of rows. */
function countTableRows(title: string) {
  fireEvent.click(getDemo(title).getByRole('button', { name: `Show “${title}” as a table` }));
  return getDemo(title).getAllByRole('row').length - 1;
}

test('each chart has a description and can be shown as a table', async () => {
  const { user } = await renderRoute('/charts/apex');

  expect(getDemo('Account balance').getByText(/^The balance of two weeks\./)).toBeInTheDocument();
  expect(countTableRows('Account balance')).toBe(15);
  expect(countTableRows('Horizontal bars')).toBe(6);
  expect(getDemo('Horizontal bars').getByRole('row', { name: 'Chairs 730' })).toBeVisible();
  expect(getDemo('Heat map').getAllByText(/^\d+[–+]/)).toHaveLength(6);
  expect(countTableRows('Heat map')).toBe(7);
  await user.click(await getDemo('Radial bars').findByRole('button', { name: 'Reviews' }));
  expect(getDemo('Radial bars').queryByText('Reviews: 72%')).toBeNull();
  expect(getDemo('Radial bars').getByText('Sales: 86%')).toBeInTheDocument();
  expect(countTableRows('Radial bars')).toBe(3);
  expect(countTableRows('Radar')).toBe(8);
  expect(getDemo('Donut').getByText(/Wages took 54%/)).toBeInTheDocument();
  expect(countTableRows('Donut')).toBe(4);
});

test('the period of a chart can be selected', async () => {
  const { user } = await renderRoute('/charts/apex');

  for (const [title, count] of [
    ['Areas', 4],
    ['Stacked columns', 4],
    ['Candlesticks', 4],
  ] as const) {
    await user.click(getDemo(title).getByRole('button', { name: /^Days shown/ }));
    await user.click(await screen.findByRole('button', { name: '9 March 2026' }));
    await user.click(screen.getByRole('button', { name: '12 March 2026' }));
    expect(getDemo(title).getByText(/from Mar 9 to Mar 12/)).toBeInTheDocument();
    expect(countTableRows(title)).toBe(count);
  }

  await user.click(getDemo('Scatter').getByRole('radio', { name: 'Monthly' }));
  expect(getDemo('Scatter').getByText(/^Monthly: hours of use/)).toBeInTheDocument();

  const zoom = getDemo('Zoom');
  zoom.getByRole('slider', { name: 'First day' }).focus();
  await user.keyboard('{ArrowLeft}');
  expect(zoom.getByText('Mar 31 to Jun 30')).toBeVisible();
  expect(countTableRows('Zoom')).toBe(92);
});

test('a chart can be saved as CSV, and as a picture only while the chart is visible', async () => {
  const { user } = await renderRoute('/charts/apex');
  const createObjectUrl = vi.spyOn(URL, 'createObjectURL');
  const chart = getDemo('Download');

  await user.click(chart.getByRole('button', { name: 'Download the chart' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Data as CSV' }));
  const file = createObjectUrl.mock.calls[0]?.[0] as Blob;
  expect(await file.text()).toMatch(/^\uFEFF?Month,Income,Expenses\r\nJan,\d{5},\d{5}\r\n/);

  await user.click(chart.getByRole('button', { name: 'Show “Download” as a table' }));
  await user.click(chart.getByRole('button', { name: 'Download the chart' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Picture as PNG' }));
  expect(await screen.findByText('Show the chart first to save it as a picture.')).toBeVisible();
});
