import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { readPdf } from '../../testing/readPdf.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

const paper = () => screen.findByRole('article');

test('the menu entry opens the first invoice', async () => {
  const { router } = await renderRoute('/apps/invoice/preview');

  expect(await paper()).toHaveAccessibleName('Invoice 4987');
  expect(router.state.location.pathname).toBe('/apps/invoice/preview/4987');
});

test('the amounts of the document are exact', async () => {
  const { collections } = await renderRoute('/apps/invoice/preview/5012');
  const sheet = await paper();
  const { total } = collections.invoices.get(5012) ?? { total: 0 };

  // 16 × $219 = $3,504, less $54, and a fifth of tax.
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

test('a draft must be sent before partial and full payments', async () => {
  const { user, collections } = await renderRoute('/apps/invoice/preview/5036');
  await paper();
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
  const pay = await screen.findByRole('dialog', { name: 'Add payment' });
  const amount = within(pay).getByRole('textbox', { name: 'Payment amount' });
  await user.clear(amount);
  await user.click(within(pay).getByRole('button', { name: 'Record payment' }));
  expect(await within(pay).findByText('Enter an amount above 0.')).toBeVisible();
  await user.type(amount, '100.10');
  await user.click(within(pay).getByRole('button', { name: 'Record payment' }));

  await waitFor(() => expect(collections.invoices.get(5036)?.status).toBe('PARTIAL_PAYMENT'));
  expect(collections.invoices.get(5036)?.payments[0]?.amount).toBe(10_010);
  expect(await screen.findByText('$100.10')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Remove the payment of $100.10' }));
  await waitFor(() => expect(collections.invoices.get(5036)?.payments).toEqual([]));
});

test('prints the selected invoice', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);

  await renderRoute('/apps/invoice/print/5012');

  expect(await paper()).toHaveAccessibleName('Invoice 5012');
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(screen.queryByRole('navigation')).toBeNull();
});

/** Collects the files that are offered for download. */
function collectDownloads(): Blob[] {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    files.push(blob as Blob);
    return 'blob:file';
  });
  return files;
}

test('the PDF file contains the amounts and the texts of the invoice', async () => {
  const files = collectDownloads();
  const { user, execute } = await renderRoute('/apps/invoice/preview/5012');
  const sheet = await paper();
  await execute('updateInvoice', {
    invoice: { id: 5012, note: 'Grüße, Łukasz, Ελένη, Жанна' },
  });

  await user.click(screen.getByRole('button', { name: 'Download' }));

  await waitFor(() => expect(files).toHaveLength(1));
  const text = (await readPdf(files[0] as Blob)).join(' ');
  const amounts = [...sheet.querySelectorAll('bdi')]
    .map((one) => one.textContent ?? '')
    .filter((value) => /^-?\$[\d,]+\.\d\d$/.test(value));
  expect(amounts.length).toBeGreaterThan(5);
  for (const amount of amounts) expect(text).toContain(amount);
  expect(text).toContain('Grüße, Łukasz, Ελένη, Жанна');
});

test('offers to print an invoice with characters that the PDF font lacks', async () => {
  const files = collectDownloads();
  vi.stubGlobal('print', vi.fn());
  const { user, router, execute } = await renderRoute('/apps/invoice/preview/5012');
  await paper();
  await execute('updateInvoice', { invoice: { id: 5012, note: '山田' } });

  await user.click(screen.getByRole('button', { name: 'Download' }));
  const toast = await screen.findByRole('alert');
  expect(toast).toHaveTextContent('The PDF font lacks some characters of invoice 5012.');
  await user.click(within(toast).getByRole('button', { name: 'Print' }));

  await waitFor(() => expect(router.state.location.pathname).toBe('/apps/invoice/print/5012'));
  expect(files).toHaveLength(0);
});
