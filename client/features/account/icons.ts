import {
  IconArticle,
  IconBuilding,
  IconCalendar,
  IconChecklist,
  IconFileInvoice,
  IconMail,
  IconMessage,
  IconPackage,
  IconUsers,
} from '@tabler/icons-react';
import type { NotificationKind } from '../../gql/accountNavbar/graphql.ts';

/** The sign of what a notification is about. */
export const icons = {
  MAIL: IconMail,
  CHAT: IconMessage,
  TASK: IconChecklist,
  EVENT: IconCalendar,
  INVOICE: IconFileInvoice,
  PRODUCT: IconPackage,
  USER: IconUsers,
  POST: IconArticle,
  SYSTEM: IconBuilding,
} satisfies Record<NotificationKind, typeof IconMail>;
