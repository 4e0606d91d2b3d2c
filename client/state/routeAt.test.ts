import { expect, test } from 'vitest';
import { routeAt, routeSpelling } from './routeAt.ts';

const view = { path: '/apps/user/view/:id' };
const own = { path: '/apps/user/view/me' };
const missing = { path: '*' };
const routes = [view, { children: [{ path: '/apps' }, { children: [own] }] }, missing];

test('a static path has precedence, in any order of the routes', () => {
  expect(routeAt(routes, '/apps/user/view/me')).toBe(own);
  expect(routeSpelling(routes, '/apps/user/view/7')).toBeUndefined();
});

test('other paths are matched by the router', () => {
  expect(routeAt(routes, '/apps/user/view/7')).toBe(view);
  expect(routeAt(routes, '/apps/user/view/me/')).toBe(own);
  expect(routeAt(routes, '/nowhere')).toBe(missing);
});
