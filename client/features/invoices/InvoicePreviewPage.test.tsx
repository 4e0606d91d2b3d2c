import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { readPdf } from '../../testing/readPdf.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

const findSheet = () => screen.findByRole('article');

test('a path without an id opens the default invoice', async () => {
  const { router } = await renderRoute('/apps/invoice/preview');

  expect(await findSheet()).toHaveAccessibleName('Invoice 4987');
  expect(router.state.location.pathname).toBe('/apps/invoice/preview/4987');
});

test('shows the exact amounts', async () => {
  const { collections } = await renderRoute('/apps/invoice/preview/5012');
  const sheet = await findSheet();
  const { total } = collections.invoices.get(5012) ?? { total: 0 };

  // 16 × $219 = $3,504. Minus a discount of $54, plus 20 % tax.
  for (const amount of ['$3,504.00', '-$54.00', '$690.00', '$4,140.00']) {
    expect(within(sheet).getAllByText(amount).length).toBeGreaterThan(0);
  }
  expect(total).toBe(414_000);
});

test('an unknown number shows a message with a link to the list', async () => {
  await renderRoute('/apps/invoice/preview/999999');

  expect(await screen.findByText('Invoice 999999 not found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to all invoices' })).toHaveAttribute(
    'href',
    '/apps/invoice/list',
  );
});

test.each(['abc', '0', '12345678901'])('%s shows the not-found page', async (id) => {
  await renderRoute(`/apps/invoice/preview/${id}`);

  expect(await screen.findByText('Page not found')).toBeVisible();
});

test('a payment can be added and removed after the draft is sent', {
  tags: ['nightly'],
}, async () => {
  const { user, collections } = await renderRoute('/apps/invoice/preview/5036');
  await findSheet();
  expect(screen.queryByRole('button', { name: 'Add payment' })).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Send invoice' }));
  const drawer = await screen.findByRole('dialog');
  await waitFor(() =>
    expect(within(drawer).getByRole('textbox', { name: 'Subject' })).toHaveValue(
      'Invoice 5036 from Marlow & Finch',
    ),
  );
  await user.click(within(drawer).getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(collections.invoices.get(5036)?.status).toBe('SENT'));

  await user.click(await screen.findByRole('button', { name: 'Add payment' }));
  const paymentDrawer = await screen.findByRole('dialog', { name: 'Add payment' });
  const amount = within(paymentDrawer).getByRole('textbox', { name: 'Payment amount' });
  await user.clear(amount);
  await user.click(within(paymentDrawer).getByRole('button', { name: 'Record payment' }));
  expect(await within(paymentDrawer).findByText('Enter an amount above 0.')).toBeVisible();
  await user.type(amount, '100.10');
  await user.click(within(paymentDrawer).getByRole('button', { name: 'Record payment' }));

  await waitFor(() => expect(collections.invoices.get(5036)?.status).toBe('PARTIAL_PAYMENT'));
  expect(collections.invoices.get(5036)?.payments[0]?.amount).toBe(10_010);
  expect(await screen.findByText('$100.10')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Remove the payment of $100.10' }));
  await waitFor(() => expect(collections.invoices.get(5036)?.payments).toEqual([]));
});

test('the print page shows the invoice without navigation and opens the print dialog', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);

  await renderRoute('/apps/invoice/print/5012');

  expect(await findSheet()).toHaveAccessibleName('Invoice 5012');
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(screen.queryByRole('navigation')).toBeNull();
});

/** Replaces downloads and returns the list of downloaded files. */
function collectDownloads(): Blob[] {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    files.push(blob as Blob);
    return 'blob:file';
  });
  return files;
}

test('the PDF file contains the amounts and the texts of the invoice', {
  tags: ['nightly'],
}, async () => {
  const files = collectDownloads();
  const { user, execute } = await renderRoute('/apps/invoice/preview/5012');
  const sheet = await findSheet();
  await execute('updateInvoice', {
    invoice: { id: 5012, note: 'Grüße, Łukasz, Ελένη, Жанна' },
  });

  await user.click(screen.getByRole('button', { name: 'Download' }));

  await waitFor(() => expect(files).toHaveLength(1));
  const text = (await readPdf(files[0] as Blob)).join(' ');
  const amounts = [...sheet.querySelectorAll('bdi')]
    .map((element) => element.textContent ?? '')
    .filter((value) => /^-?\$[\d,]+\.\d\d$/.test(value));
  expect(amounts.length).toBeGreaterThan(5);
  for (const amount of amounts) expect(text).toContain(amount);
  expect(text).toContain('Grüße, Łukasz, Ελένη, Жанна');
});

test('offers to print an invoice with characters that the PDF font lacks', {
  tags: ['nightly'],
}, async () => {
  const files = collectDownloads();
  vi.stubGlobal('print', vi.fn());
  const { user, router, execute } = await renderRoute('/apps/invoice/preview/5012');
  await findSheet();
  await execute('updateInvoice', { invoice: { id: 5012, note: '山田' } });

  await user.click(screen.getByRole('button', { name: 'Download' }));
  const toast = await screen.findByRole('alert');
  expect(toast).toHaveTextContent('The PDF font lacks some characters of invoice 5012.');
  await user.click(within(toast).getByRole('button', { name: 'Print' }));

  await waitFor(() => expect(router.state.location.pathname).toBe('/apps/invoice/print/5012'));
  expect(files).toHaveLength(0);
});
