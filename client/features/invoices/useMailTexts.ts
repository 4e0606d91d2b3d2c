import { useTranslation } from 'react-i18next';
import type { InvoiceCurrency } from '../../gql/invoices/graphql.ts';
import { parseDate } from '../../ui/DateText.tsx';
import { escapeHtml } from '../../ui/escapeHtml.ts';
import { useNumbers } from './money.ts';

interface Mailed {
  id: number;
  due: number;
  dueOn: string;
  currency: InvoiceCurrency;
  client: { name: string; companyEmail: string };
}

/** Returns the default subject and text of the email with an invoice. */
export function useMailTexts() {
  const { t, i18n } = useTranslation('invoices');
  const { amount } = useNumbers();
  const dates = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' });

  return ({ id, due, dueOn, currency, client }: Mailed, company: string) => ({
    to: client.companyEmail,
    subject: t('mail.subject', { id, company }),
    text: t(due > 0 ? 'mail.text' : 'mail.paidText', {
      ...{ id, company, name: client.name },
      ...{ amount: amount(due, currency), date: dates.format(parseDate(dueOn)) },
    }),
  });
}

/** Converts plain text to HTML: one paragraph per blank line, with escaped markup. */
export function toHtml(text: string): string {
  return escapeHtml(text)
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
    .join('');
}
