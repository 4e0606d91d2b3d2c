import { expect, test } from 'vitest';
import { findExactRoute, findRoute } from './routeAt.ts';

const view = { path: '/apps/user/view/:id' };
const own = { path: '/apps/user/view/me' };
const missing = { path: '*' };
const routes = [view, { children: [{ path: '/apps' }, { children: [own] }] }, missing];

test('a static path has precedence, in any order of the routes', () => {
  expect(findRoute(routes, '/apps/user/view/me')).toBe(own);
  expect(findExactRoute(routes, '/apps/user/view/7')).toBeUndefined();
});

test('other paths are matched by the router', () => {
  expect(findRoute(routes, '/apps/user/view/7')).toBe(view);
  expect(findRoute(routes, '/apps/user/view/me/')).toBe(own);
  expect(findRoute(routes, '/nowhere')).toBe(missing);
});
