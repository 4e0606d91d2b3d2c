import { expect, test } from 'vitest';
import { findExactRoute, findRoute } from './findRoute.ts';

const userRoute = { path: '/apps/user/view/:id' };
const ownRoute = { path: '/apps/user/view/me' };
const notFoundRoute = { path: '*' };
const routes = [
  userRoute,
  { children: [{ path: '/apps' }, { children: [ownRoute] }] },
  notFoundRoute,
];

test('a static path has precedence, in any order of the routes', () => {
  expect(findRoute(routes, '/apps/user/view/me')).toBe(ownRoute);
  expect(findExactRoute(routes, '/apps/user/view/7')).toBeUndefined();
});

test('other paths are matched by the rules of React Router', () => {
  expect(findRoute(routes, '/apps/user/view/7')).toBe(userRoute);
  expect(findRoute(routes, '/apps/user/view/me/')).toBe(ownRoute);
  expect(findRoute(routes, '/nowhere')).toBe(notFoundRoute);
});
