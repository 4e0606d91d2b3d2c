import { expect, test } from 'vitest';
import { features } from '../../features.ts';
import type { Route } from '../../rest/route.ts';
import { buildTestApp } from '../testApp.ts';

/** The routes of section 7 of the specification, in the same order. */
const specifiedRoutes = `
GET /api/datatables/initial-data
GET /api/datatables/data
GET /api/autocomplete/data
GET /api/main-search/data
GET /api/bookmarks/data
POST /api/bookmarks/update
GET /apps/email/emails
POST /apps/email/update-emails
POST /apps/email/update-emails-label
GET /apps/email/get-email
GET /apps/email/paginate-email
GET /apps/chat/chats-and-contacts
GET /apps/chat/users/profile-user
GET /apps/chat/get-chat
POST /apps/chat/send-msg
GET /apps/todo/tasks
POST /apps/todo/add-tasks
POST /apps/todo/update-task
DELETE /apps/todo/delete-task
GET /apps/calendar/events
POST /apps/calendar/add-event
POST /apps/calendar/update-event
DELETE /apps/calendar/remove-event
GET /api/users/list/all-data
POST /apps/users/add-user
GET /api/users/list/data
GET /api/users/user
DELETE /apps/users/delete
GET /apps/invoice/invoices
GET /api/invoice/invoices/{id}
DELETE /apps/invoice/delete
GET /api/invoice/clients
GET /apps/ecommerce/products
GET /apps/ecommerce/products/{id}
GET /apps/ecommerce/wishlist
GET /apps/ecommerce/cart
POST /apps/ecommerce/cart
POST /apps/ecommerce/wishlist
DELETE /apps/ecommerce/cart/{productId}
DELETE /apps/ecommerce/wishlist/{productId}
GET /account-setting/data
GET /profile/data
GET /pricing/data
GET /faq/data
GET /faq/data/knowledge_base
GET /faq/data/category
GET /faq/data/question
GET /blog/list/data
GET /blog/list/data/sidebar
GET /blog/list/data/detail
GET /blog/list/data/edit
GET /card/card-analytics/support-tracker
GET /card/card-analytics/avg-sessions
GET /card/card-analytics/revenue-report
GET /card/card-analytics/goal-overview
GET /card/card-analytics/revenue
GET /card/card-analytics/product-orders
GET /card/card-analytics/sessions-device
GET /card/card-analytics/customers
GET /card/card-statistics/orders-bar-chart
GET /card/card-statistics/profit-line-chart
GET /card/card-statistics/subscribers
GET /card/card-statistics/revenue
GET /card/card-statistics/sales
GET /card/card-statistics/orders
GET /card/card-statistics/site-traffic
GET /card/card-statistics/active-users
GET /card/card-statistics/newsletter
POST /jwt/login
POST /jwt/register
POST /jwt/refresh-token
`
  .trim()
  .split('\n');

const featureRoutes = Object.values(features)
  .flatMap(({ rest }): Route[] => rest)
  .map(({ method, url }) => `${method} ${url.replace(/:(\w+)/g, '{$1}')}`);

test('the features have the 71 routes of the specification', () => {
  expect(specifiedRoutes).toHaveLength(71);
  expect(specifiedRoutes.filter((route) => !featureRoutes.includes(route))).toEqual([]);
});

test('no route exists twice', () => {
  expect(featureRoutes.filter((route, index) => featureRoutes.indexOf(route) !== index)).toEqual(
    [],
  );
});

test('/openapi.json documents exactly the routes of the features', async () => {
  const app = await buildTestApp();

  const { paths } = (await app.inject('/openapi.json')).json();

  const documented = Object.entries<object>(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(documented.toSorted()).toEqual(featureRoutes.toSorted());
});
