import type { ApiDefinition } from './apiDefinition.ts';
import type { Collections } from './collections.ts';
import { createFeatureRegistry } from './commands/featureRegistry.ts';
import type { Feature } from './feature.ts';
import * as account from './features/account/index.ts';
import * as auth from './features/auth/index.ts';
import * as blog from './features/blog/index.ts';
import * as calendar from './features/calendar/index.ts';
import * as cards from './features/cards/index.ts';
import * as chat from './features/chat/index.ts';
import * as datatables from './features/datatables/index.ts';
import * as ecommerce from './features/ecommerce/index.ts';
import * as email from './features/email/index.ts';
import * as faq from './features/faq/index.ts';
import * as gateway from './features/gateway/index.ts';
import * as invoices from './features/invoices/index.ts';
import * as misc from './features/misc/index.ts';
import * as nodes from './features/nodes/index.ts';
import * as pricing from './features/pricing/index.ts';
import * as profile from './features/profile/index.ts';
import * as records from './features/records/index.ts';
import * as search from './features/search/index.ts';
import stateShapes from './features/stateShapes.json' with { type: 'json' };
import * as todo from './features/todo/index.ts';
import * as users from './features/users/index.ts';
import { typeDefs } from './gql/typeDefs.ts';
import { scalars } from './graphql/scalars.ts';

/** Every feature of the server. A new feature is one import and one name here. */
export const features = {
  auth,
  search,
  datatables,
  email,
  chat,
  todo,
  calendar,
  users,
  invoices,
  ecommerce,
  account,
  profile,
  faq,
  pricing,
  blog,
  cards,
  misc,
  nodes,
  records,
  gateway,
} satisfies Record<keyof Collections, Feature>;

/** The collections and commands of all features, for branches. */
export const registry = createFeatureRegistry(features, stateShapes);

/** The CRM, which a server serves unless it is started with an own schema. */
export const crm: ApiDefinition = {
  features,
  registry,
  typeDefs,
  scalars,
};
