import '@mantine/core/styles/Tooltip.css';
import { Tooltip } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { InvoiceStatus } from '../../gql/invoices/graphql.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { looks } from './statuses.ts';

interface StatusCellProps {
  status: InvoiceStatus;
  /** What to know about it, a line each. */
  facts?: string[];
}

/** How far an invoice has come; more of it under the pointer. */
export function StatusCell({ status, facts = [] }: StatusCellProps) {
  const { t } = useTranslation('invoices');
  const badge = (
    <span>
      <StatusBadge {...looks[status]}>{t(`status.${status}`)}</StatusBadge>
    </span>
  );
  if (facts.length === 0) return badge;

  return (
    <Tooltip
      label={[t(`status.${status}`), ...facts].map((fact) => <div key={fact}>{fact}</div>)}
      events={{ hover: true, focus: false, touch: true }}
    >
      {badge}
    </Tooltip>
  );
}
