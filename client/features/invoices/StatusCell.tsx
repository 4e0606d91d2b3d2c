import { Tooltip } from '@mantine/core';
import { useHover } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import type { InvoiceStatus } from '../../gql/invoices/graphql.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { looks } from './statuses.ts';

interface StatusCellProps {
  status: InvoiceStatus;
  /** What to know about it, a line each. */
  facts?: () => string[];
}

/** How far an invoice has come; more of it under the pointer, which is all that makes a tooltip of it. */
export function StatusCell({ status, facts }: StatusCellProps) {
  const { t } = useTranslation('invoices');
  const { ref, hovered } = useHover<HTMLSpanElement>();
  const badge = (
    <span>
      <StatusBadge {...looks[status]}>{t(`status.${status}`)}</StatusBadge>
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
