import { expect, test } from 'vitest';
import { exampleAddresses, listAddresses, routesWithoutSample } from '../e2e/addresses.ts';
import { features } from '../features.ts';

const paths = features
  .flatMap(({ routes = [] }) => routes)
  .filter(({ lazy }) => lazy)
  .map(({ path = '' }) => path);

test('each route is declared once', () => {
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
});

test('each route has an example address for the browser tests, and each example has a route', () => {
  const incompleteAddresses = listAddresses(features).filter(({ path }) => path.includes(':'));

  expect(incompleteAddresses).toEqual([]);
  expect(
    [...Object.keys(exampleAddresses), ...routesWithoutSample].filter(
      (path) => !paths.includes(path),
    ),
  ).toEqual([]);
});
