import type { TFunction } from 'i18next';
import type {
  InvoicePaper_AccountFragment,
  InvoicePaper_InvoiceFragment,
  InvoicePaper_SenderFragment,
} from '../../gql/invoices/graphql.ts';
import { parseDate } from '../../ui/DateText.tsx';
import { amountText, percentText } from './money.ts';

export type PaperRow = [name: string, value: string];

export interface Paper {
  id: number;
  /** `Invoice 5037`. */
  title: string;
  /** A watermark, such as on drafts. */
  mark: string;
  dates: PaperRow[];
  senderTitle: string;
  sender: string[];
  clientTitle: string;
  client: string[];
  accountTitle: string;
  account: PaperRow[];
  columns: [item: string, cost: string, quantity: string, discount: string, total: string];
  lines: PaperLine[];
  /** The last one is the amount due. */
  sums: PaperRow[];
  salesperson: PaperRow | null;
  /** Paragraphs below the totals. */
  remarks: PaperRow[];
  stubTitle: string;
  stub: PaperRow[];
}

export interface PaperLine {
  title: string;
  description: string;
  cost: string;
  quantity: string;
  /** Empty if there is none. */
  discount: string;
  total: string;
}

/** Returns all texts of an invoice, for the screen, the printer and the PDF file. */
export function createPaper(
  invoice: InvoicePaper_InvoiceFragment,
  sender: InvoicePaper_SenderFragment,
  account: InvoicePaper_AccountFragment,
  t: TFunction<'invoices'>,
  language: string,
): Paper {
  const { id, status, currency, client, due, paid, total } = invoice;
  const amount = (value: number) => amountText(value, currency, language);
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  const date = (value: string) => dates.format(parseDate(value));
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  const credit = Math.max(0, Math.round((paid - total) * 100) / 100);

  return {
    id,
    title: t('name', { id }),
    mark: status === 'DRAFT' ? t('status.DRAFT') : '',
    dates: [
      [t('column.issuedOn'), date(invoice.issuedOn)],
      [t('column.dueOn'), date(invoice.dueOn)],
    ],
    senderTitle: sender.name,
    sender: [sender.address, sender.city, sender.country, sender.email, sender.phone],
    clientTitle: t('paper.to'),
    client: [
      client.name,
      client.company,
      client.address,
      client.country,
      client.contact,
      client.companyEmail,
    ].filter(Boolean),
    accountTitle: t('paper.account'),
    account: [
      [t('paper.totalDue'), amount(due)],
      [t('paper.bank'), account.bankName],
      [t('paper.country'), account.country],
      ['IBAN', account.iban],
      ['SWIFT', account.swiftCode],
    ],
    columns: [
      t('paper.item'),
      t('paper.cost'),
      t('paper.quantity'),
      t('paper.itemDiscount'),
      t('column.total'),
    ],
    lines: invoice.items.map((item) => ({
      title: item.title,
      description: [item.description, taxNote(item.taxRates, t, language)]
        .filter(Boolean)
        .join(' · '),
      cost: amount(item.cost),
      quantity: numbers.format(item.quantity),
      discount: item.discountRate > 0 ? percentText(item.discountRate, language) : '',
      total: amount(item.total),
    })),
    sums: [
      [t('paper.subtotal'), amount(invoice.subtotal)],
      ...(invoice.discount > 0 ? [fact(t('paper.discount'), amount(-invoice.discount))] : []),
      ...(invoice.taxes.length > 0
        ? invoice.taxes.map(({ rate, amount: tax }) =>
            fact(t('paper.tax', { rate: percentText(rate, language) }), amount(tax)),
          )
        : [fact(t('paper.noTax'), amount(0))]),
      [t('column.total'), amount(total)],
      ...(paid > 0 ? [fact(t('paper.paid'), amount(-paid))] : []),
      credit > 0 ? fact(t('paper.credit'), amount(credit)) : fact(t('paper.totalDue'), amount(due)),
    ],
    salesperson: invoice.salesperson
      ? [t('paper.salesperson'), invoice.salesperson.fullName]
      : null,
    remarks: [
      ...(invoice.hasTerms
        ? [
            fact(
              t('paper.terms'),
              t('paper.termsText', {
                date: date(invoice.dueOn),
                method: t(`payBy.${invoice.payBy}`),
                id,
              }),
            ),
          ]
        : []),
      ...(invoice.hasNote && invoice.note ? [fact(t('paper.note'), invoice.note)] : []),
    ],
    stubTitle: t('paper.stub'),
    stub: invoice.hasStub
      ? [
          [t('paper.stubNumber'), String(id)],
          [t('column.client'), client.name],
          [t('column.dueOn'), date(invoice.dueOn)],
          [t('paper.totalDue'), amount(due)],
          ['IBAN', account.iban],
        ]
      : [],
  };
}

const fact = (name: string, value: string): PaperRow => [name, value];

/** Returns the tax rates of a line that differ from that of the invoice. */
function taxNote(rates: number[] | null | undefined, t: TFunction<'invoices'>, language: string) {
  if (!rates) return '';
  const shown = rates.filter((rate) => rate > 0).map((rate) => percentText(rate, language));
  return shown.length > 0 ? t('paper.itemTax', { rates: shown.join(' + ') }) : t('paper.noTax');
}
