import { hasOwnSchema } from './config.ts';
import type { Feature } from './feature.ts';
import { access } from './features/access/index.ts';
import { account } from './features/account/index.ts';
import { admin } from './features/admin/index.ts';
import { auth } from './features/auth/index.ts';
import { blog } from './features/blog/index.ts';
import { calendar } from './features/calendar/index.ts';
import { chat } from './features/chat/index.ts';
import { dashboards } from './features/dashboards/index.ts';
import { datatables } from './features/datatables/index.ts';
import { ecommerce } from './features/ecommerce/index.ts';
import { email } from './features/email/index.ts';
import { faq } from './features/faq/index.ts';
import { gallery } from './features/gallery/index.ts';
import { gateway } from './features/gateway/index.ts';
import { invoices } from './features/invoices/index.ts';
import { layouts } from './features/layouts/index.ts';
import { misc } from './features/misc/index.ts';
import { pricing } from './features/pricing/index.ts';
import { profile } from './features/profile/index.ts';
import { records } from './features/records/index.ts';
import { search } from './features/search/index.ts';
import { todo } from './features/todo/index.ts';
import { users } from './features/users/index.ts';

/** Every feature of the CRM. To add a feature, add its import and its name here. */
const crmFeatures: Feature[] = [
  dashboards,
  email,
  chat,
  todo,
  calendar,
  search,
  ecommerce,
  invoices,
  account,
  access,
  auth,
  faq,
  pricing,
  blog,
  profile,
  misc,
  users,
  datatables,
  gallery,
  gateway,
  records,
  layouts,
];

/** The features of the client. With an own schema, only those that work for any schema. */
export const features: Feature[] = hasOwnSchema ? [admin, search, gateway, records] : crmFeatures;
