import type { TFunction } from 'i18next';
import type {
  InvoiceSheet_AccountFragment,
  InvoiceSheet_InvoiceFragment,
  InvoiceSheet_SenderFragment,
} from '../../gql/invoices/graphql.ts';
import { parseDate } from '../../ui/DateText.tsx';
import { formatAmount, formatPercent } from './money.ts';

/** A row of a list of labels and texts. */
export type LabeledText = [label: string, text: string];

/** The texts of an invoice, translated and formatted. */
export interface InvoiceTexts {
  id: number;
  /** `Invoice 5037`. */
  title: string;
  /** The text that marks a draft. Empty in other statuses. */
  draftLabel: string;
  dates: LabeledText[];
  senderTitle: string;
  sender: string[];
  clientTitle: string;
  client: string[];
  accountTitle: string;
  account: LabeledText[];
  columns: [item: string, cost: string, quantity: string, discount: string, total: string];
  lines: ItemTexts[];
  /** The last item is the amount due, or the credit if the client paid too much. */
  sums: LabeledText[];
  salesperson: LabeledText | null;
  /** Paragraphs below the totals. */
  remarks: LabeledText[];
  stubTitle: string;
  /** The payment slip. Empty if the invoice has no payment slip. */
  stub: LabeledText[];
}

export interface ItemTexts {
  title: string;
  description: string;
  cost: string;
  quantity: string;
  /** Empty if the item has no discount. */
  discount: string;
  total: string;
}

/** Creates the texts of an invoice for the screen, the print page and the PDF file. */
export function createInvoiceTexts(
  invoice: InvoiceSheet_InvoiceFragment,
  sender: InvoiceSheet_SenderFragment,
  account: InvoiceSheet_AccountFragment,
  t: TFunction<'invoices'>,
  language: string,
): InvoiceTexts {
  const { id, status, currency, client, due, paid, total } = invoice;
  const formatSum = (value: number) => formatAmount(value, currency, language);
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  const formatDate = (value: string) => dates.format(parseDate(value));
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  const credit = Math.max(0, Math.round((paid - total) * 100) / 100);

  return {
    id,
    title: t('name', { id }),
    draftLabel: status === 'DRAFT' ? t('status.DRAFT') : '',
    dates: [
      [t('column.issuedOn'), formatDate(invoice.issuedOn)],
      [t('column.dueOn'), formatDate(invoice.dueOn)],
    ],
    senderTitle: sender.name,
    sender: [sender.address, sender.city, sender.country, sender.email, sender.phone],
    clientTitle: t('sheet.to'),
    client: [
      client.name,
      client.company,
      client.address,
      client.country,
      client.contact,
      client.companyEmail,
    ].filter(Boolean),
    accountTitle: t('sheet.account'),
    account: [
      [t('sheet.totalDue'), formatSum(due)],
      [t('sheet.bank'), account.bankName],
      [t('sheet.country'), account.country],
      ['IBAN', account.iban],
      ['SWIFT', account.swiftCode],
    ],
    columns: [
      t('sheet.item'),
      t('sheet.cost'),
      t('sheet.quantity'),
      t('sheet.itemDiscount'),
      t('column.total'),
    ],
    lines: invoice.items.map((item) => ({
      title: item.title,
      description: [item.description, formatTaxRates(item.taxRates, t, language)]
        .filter(Boolean)
        .join(' · '),
      cost: formatSum(item.cost),
      quantity: numbers.format(item.quantity),
      discount: item.discountRate > 0 ? formatPercent(item.discountRate, language) : '',
      total: formatSum(item.total),
    })),
    sums: [
      [t('sheet.subtotal'), formatSum(invoice.subtotal)],
      ...(invoice.discount > 0
        ? [createRow(t('sheet.discount'), formatSum(-invoice.discount))]
        : []),
      ...(invoice.taxes.length > 0
        ? invoice.taxes.map(({ rate, amount: tax }) =>
            createRow(t('sheet.tax', { rate: formatPercent(rate, language) }), formatSum(tax)),
          )
        : [createRow(t('sheet.noTax'), formatSum(0))]),
      [t('column.total'), formatSum(total)],
      ...(paid > 0 ? [createRow(t('sheet.paid'), formatSum(-paid))] : []),
      credit > 0
        ? createRow(t('sheet.credit'), formatSum(credit))
        : createRow(t('sheet.totalDue'), formatSum(due)),
    ],
    salesperson: invoice.salesperson
      ? [t('sheet.salesperson'), invoice.salesperson.fullName]
      : null,
    remarks: [
      ...(invoice.hasTerms
        ? [
            createRow(
              t('sheet.terms'),
              t('sheet.termsText', {
                date: formatDate(invoice.dueOn),
                method: t(`payBy.${invoice.payBy}`),
                id,
              }),
            ),
          ]
        : []),
      ...(invoice.hasNote && invoice.note ? [createRow(t('sheet.note'), invoice.note)] : []),
    ],
    stubTitle: t('sheet.stub'),
    stub: invoice.hasStub
      ? [
          [t('sheet.stubNumber'), String(id)],
          [t('column.client'), client.name],
          [t('column.dueOn'), formatDate(invoice.dueOn)],
          [t('sheet.totalDue'), formatSum(due)],
          ['IBAN', account.iban],
        ]
      : [],
  };
}

const createRow = (label: string, text: string): LabeledText => [label, text];

/** Formats the tax rates of an item. Returns an empty text if the tax rate of the invoice applies. */
function formatTaxRates(
  rates: number[] | null | undefined,
  t: TFunction<'invoices'>,
  language: string,
) {
  if (!rates) return '';
  const percentages = rates.filter((rate) => rate > 0).map((rate) => formatPercent(rate, language));
  return percentages.length > 0
    ? t('sheet.itemTax', { rates: percentages.join(' + ') })
    : t('sheet.noTax');
}
