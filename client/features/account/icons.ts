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

/** The icon of each type of notification. */
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
