import { Tooltip } from '@mantine/core';
import { useHover } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import type { InvoiceStatus } from '../../gql/invoices/graphql.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { statusLooks } from './statuses.ts';

interface StatusCellProps {
  status: InvoiceStatus;
  /** The lines of the tooltip. */
  facts?: () => string[];
}

/** The status of an invoice, with details in a tooltip. */
export function StatusCell({ status, facts }: StatusCellProps) {
  const { t } = useTranslation('invoices');
  const { ref, hovered } = useHover<HTMLSpanElement>();
  const badge = (
    <span>
      <StatusBadge {...statusLooks[status]}>{t(`status.${status}`)}</StatusBadge>
    </span>
  );
  if (!facts) return badge;

  return (
    <span ref={ref}>
      {hovered ? (
        <Tooltip
          opened
          label={[t(`status.${status}`), ...facts()].map((fact) => <div key={fact}>{fact}</div>)}
        >
          {badge}
        </Tooltip>
      ) : (
        badge
      )}
    </span>
  );
}
