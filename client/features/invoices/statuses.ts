import {
  IconAlertCircle,
  IconChartPie2,
  IconCircleCheck,
  IconDownload,
  IconPencil,
  IconSend,
} from '@tabler/icons-react';
import type { InvoiceStatus } from '../../gql/invoices/graphql.ts';
import type { Tone } from '../../ui/StatusBadge.tsx';

/** The colour and the icon of each status. */
export const statusStyles = {
  DRAFT: { tone: 'primary', icon: IconPencil },
  SENT: { tone: 'neutral', icon: IconSend },
  DOWNLOADED: { tone: 'info', icon: IconDownload },
  PARTIAL_PAYMENT: { tone: 'warning', icon: IconChartPie2 },
  PAID: { tone: 'success', icon: IconCircleCheck },
  PAST_DUE: { tone: 'danger', icon: IconAlertCircle },
} as const satisfies Record<InvoiceStatus, { tone: Tone; icon: typeof IconSend }>;

export const statuses = Object.keys(statusStyles) as InvoiceStatus[];
