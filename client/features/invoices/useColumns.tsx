import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type {
  InvoiceCurrency,
  InvoiceRow_InvoiceFragment,
  InvoiceSort,
} from '../../gql/invoices/graphql.ts';
import { DateText, parseDate } from '../../ui/DateText.tsx';
import { getDateFormat } from '../../ui/formats.ts';
import { MoneyText } from '../../ui/MoneyText.tsx';
import type { Column } from '../../ui/table/column.ts';
import { ClientCell } from './ClientCell.tsx';
import classes from './InvoiceList.module.css';
import { useFormatAmount } from './money.ts';
import { StatusCell } from './StatusCell.tsx';

export type InvoiceInList = InvoiceRow_InvoiceFragment;

/** Returns the columns of the invoice list. */
export function useColumns(): Column<InvoiceInList, InvoiceSort>[] {
  const { t, i18n } = useTranslation('invoices');
  const formatAmount = useFormatAmount();
  const dates = getDateFormat(i18n.language, { dateStyle: 'medium' });

  const getTooltipLines = ({ due, dueOn, currency }: InvoiceInList) => [
    t('tip.due', { amount: formatAmount(due, currency) }),
    t('tip.dueOn', { date: dates.format(parseDate(dueOn)) }),
  ];

  return [
    {
      id: 'id',
      title: t('column.id'),
      sortBy: 'ID',
      isDescendingFirst: true,
      getExportedValue: ({ id }) => id,
      cell: ({ id }) => (
        <Link className={classes.number} to={`/apps/invoice/preview/${id}`}>
          <bdi>#{id}</bdi>
        </Link>
      ),
    },
    {
      id: 'status',
      title: t('column.status'),
      sortBy: 'STATUS',
      getExportedValue: ({ status }) => t(`status.${status}`),
      cell: (invoice) => (
        <StatusCell status={invoice.status} getTooltipLines={() => getTooltipLines(invoice)} />
      ),
    },
    {
      id: 'client',
      title: t('column.client'),
      sortBy: 'CLIENT',
      getExportedValue: ({ client }) => client.name,
      cell: ({ client, avatar }) => <ClientCell {...client} avatar={avatar} />,
    },
    {
      id: 'email',
      title: t('column.email'),
      isHiddenByDefault: true,
      getExportedValue: ({ client }) => client.companyEmail,
      cell: ({ client }) => <a href={`mailto:${client.companyEmail}`}>{client.companyEmail}</a>,
    },
    {
      id: 'service',
      title: t('column.service'),
      sortBy: 'SERVICE',
      isHiddenByDefault: true,
      getExportedValue: ({ service }) => service,
      cell: ({ service }) => service,
    },
    {
      id: 'total',
      title: t('column.total'),
      sortBy: 'TOTAL',
      align: 'end',
      isDescendingFirst: true,
      getExportedValue: ({ total }) => total,
      cell: ({ total, currency }) => <Amount value={total} currency={currency} />,
    },
    {
      id: 'currency',
      title: t('column.currency'),
      isHiddenByDefault: true,
      getExportedValue: ({ currency }) => currency,
      cell: ({ currency }) => currency,
    },
    {
      id: 'issuedOn',
      title: t('column.issuedOn'),
      sortBy: 'ISSUED_DATE',
      isDescendingFirst: true,
      getExportedValue: ({ issuedOn }) => issuedOn,
      cell: ({ issuedOn }) => <DateText value={issuedOn} />,
    },
    {
      id: 'dueOn',
      title: t('column.dueOn'),
      sortBy: 'DUE_DATE',
      isDescendingFirst: true,
      getExportedValue: ({ dueOn }) => dueOn,
      cell: ({ dueOn }) => <DateText value={dueOn} />,
    },
    {
      id: 'due',
      title: t('column.due'),
      sortBy: 'DUE',
      align: 'end',
      isDescendingFirst: true,
      getExportedValue: ({ due }) => due,
      cell: ({ due, currency }) => <Amount value={due} currency={currency} />,
    },
  ];
}

/** An amount of an invoice, in the format of the viewer's language. */
function Amount({ value, currency }: { value: number; currency: InvoiceCurrency }) {
  return <MoneyText value={value} currency={currency} />;
}
