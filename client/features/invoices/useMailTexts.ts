import { useTranslation } from 'react-i18next';
import type { InvoiceCurrency } from '../../gql/invoices/graphql.ts';
import { parseDate } from '../../ui/DateText.tsx';
import { escapeHtml } from '../../ui/escapeHtml.ts';
import { useFormatAmount } from './money.ts';

interface InvoiceToSend {
  id: number;
  due: number;
  dueOn: string;
  currency: InvoiceCurrency;
  client: { name: string; companyEmail: string };
}

/** Returns a function that creates the default recipient, subject and text of the email with an invoice. */
export function useMailTexts() {
  const { t, i18n } = useTranslation('invoices');
  const formatAmount = useFormatAmount();
  const dates = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' });

  return ({ id, due, dueOn, currency, client }: InvoiceToSend, company: string) => ({
    to: client.companyEmail,
    subject: t('mail.subject', { id, company }),
    text: t(due > 0 ? 'mail.text' : 'mail.paidText', {
      ...{ id, company, name: client.name },
      ...{ amount: formatAmount(due, currency), date: dates.format(parseDate(dueOn)) },
    }),
  });
}

/** Converts plain text to HTML. Blank lines separate paragraphs, and markup is escaped. */
export function toHtml(text: string): string {
  return escapeHtml(text)
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
    .join('');
}
