import { Tooltip } from '@mantine/core';
import { useHover } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import type { InvoiceStatus } from '../../gql/invoices/graphql.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { statusStyles } from './statuses.ts';

interface StatusCellProps {
  status: InvoiceStatus;
  /** Returns the lines of the tooltip below the status. */
  getTooltipLines?: () => string[];
}

/** The status of an invoice. A tooltip can have more details. */
export function StatusCell({ status, getTooltipLines }: StatusCellProps) {
  const { t } = useTranslation('invoices');
  const { ref, hovered } = useHover<HTMLSpanElement>();
  const badge = (
    <span>
      <StatusBadge {...statusStyles[status]}>{t(`status.${status}`)}</StatusBadge>
    </span>
  );
  if (!getTooltipLines) return badge;

  return (
    <span ref={ref}>
      {hovered ? (
        <Tooltip
          opened
          label={[t(`status.${status}`), ...getTooltipLines()].map((line) => (
            <div key={line}>{line}</div>
          ))}
        >
          {badge}
        </Tooltip>
      ) : (
        badge
      )}
    </span>
  );
}
