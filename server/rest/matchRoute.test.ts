import { expect, test } from 'vitest';
import { listMethods, matchRoute } from './matchRoute.ts';

const routes = [
  { method: 'GET', url: '/products' },
  { method: 'GET', url: '/products/:id' },
  { method: 'DELETE', url: '/products/:id' },
  { method: 'GET', url: '/products/latest' },
] as const;

test.each([
  ['GET', '/products', '/products', {}],
  ['GET', '/products/26', '/products/:id', { id: '26' }],
  ['GET', '/products/latest', '/products/latest', {}],
  ['DELETE', '/products/a%2Fb', '/products/:id', { id: 'a/b' }],
])('%s %s matches the route %s', (method, path, url, params) => {
  const match = matchRoute(routes, method, path);

  expect(match?.route).toMatchObject({ method, url });
  expect(match?.params).toEqual(params);
});

test.each([
  ['POST', '/products'],
  ['GET', '/products/'],
  ['GET', '/products/26/reviews'],
  ['GET', '/Products'],
  ['GET', '/products/%E0%A4%A'],
  ['GET', ''],
])('%s %s matches no route', (method, path) => {
  expect(matchRoute(routes, method, path)).toBeUndefined();
});

test('returns the methods that a path has routes for', () => {
  expect(listMethods(routes, '/products/26')).toEqual(['GET', 'DELETE']);
  expect(listMethods(routes, '/orders')).toEqual([]);
});
