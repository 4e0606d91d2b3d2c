import { beforeEach, expect, test, vi } from 'vitest';
import { readAsset } from '../../testing/readAsset.ts';
import { readPdf } from '../../testing/readPdf.ts';
import { createInvoicePdf } from './invoicePdf.ts';
import type { InvoiceTexts } from './invoiceTexts.ts';

beforeEach(() => {
  vi.stubGlobal('fetch', readAsset);
  return () => vi.unstubAllGlobals();
});

const invoice: InvoiceTexts = {
  id: 5012,
  title: 'Invoice 5012',
  draftLabel: 'Draft',
  dates: [['Issued', 'Mar 9, 2026']],
  senderTitle: 'Marlow & Finch',
  sender: ['Rua do Cais Novo 18'],
  clientTitle: 'Invoice to',
  client: ['Jiří Dvořák'],
  accountTitle: 'Payment details',
  account: [['IBAN', 'XX00']],
  columns: ['Item', 'Rate', 'Quantity', 'Discount', 'Total'],
  lines: Array.from({ length: 40 }, (_, index) => ({
    title: `Desk ${index + 1}`,
    description: 'Oiled oak',
    cost: '$890.00',
    quantity: '1',
    discount: '',
    total: '$890.00',
  })),
  sums: [
    ['Subtotal', '$35,600.00'],
    ['Total due', '$35,600.00'],
  ],
  salesperson: ['Salesperson', 'Omar Haddad'],
  remarks: [['Note', 'Please call first.']],
  stubTitle: 'Payment slip',
  stub: [['Invoice', '5012']],
};

test('each page of a long invoice starts with its title and the column titles', async () => {
  const { file } = await createInvoicePdf([invoice]);

  const pages = file ? await readPdf(file) : [];
  expect(pages.length).toBeGreaterThan(1);
  for (const page of pages)
    expect(page).toMatch(/Invoice 5012.*Item Rate Quantity Discount Total/s);
  expect(pages.at(-1)).toMatch(/Desk 40.*Total due.*Please call first\..*Payment slip/s);
});

test('starts each invoice on a new page and omits invoices with characters that the font lacks', async () => {
  const shortInvoice = { ...invoice, lines: invoice.lines.slice(0, 2) };
  const japaneseInvoice = { ...shortInvoice, id: 5014, client: ['山田 太郎'] };

  const { file, omitted } = await createInvoicePdf([
    shortInvoice,
    { ...shortInvoice, title: 'Invoice 5013' },
    japaneseInvoice,
  ]);

  const pages = file ? await readPdf(file) : [];
  expect(pages).toHaveLength(2);
  expect(pages[0]).toContain('Jiří Dvořák');
  expect(pages[1]).toContain('Invoice 5013');
  expect(omitted).toEqual([japaneseInvoice]);
});
