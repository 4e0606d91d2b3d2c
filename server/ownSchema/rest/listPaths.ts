import { isHidden } from '../schema/directives.ts';
import type { Model } from '../schema/model.ts';
import type { CollectionPaths } from './createCollectionRoutes.ts';
import { findParentRelation } from './restRow.ts';

/** Names that the gateway uses itself. Collections with these names have routes under `/api`. */
export const reservedPaths = [
  'api',
  'apps',
  'admin',
  'assets',
  'compat',
  'db',
  'docs',
  'files',
  'gateway',
  'graphql',
  'livez',
  'mcp',
  'media',
  'metrics',
  'openapi.json',
  'pictures',
  'readyz',
  'reference',
  'tools',
];

/** Returns the paths of the REST routes of all collections. */
export function listPaths({ collections }: Model): CollectionPaths[] {
  const all = [...collections.values()].filter(({ type }) => !isHidden(type));
  return all.map((collection) => ({
    url: reservedPaths.includes(collection.path)
      ? `/api/${collection.path}`
      : `/${collection.path}`,
    path: collection.path,
    isSingle: collection.isSingle,
    children: all.filter((child) => findParentRelation(child, collection)).map(({ path }) => path),
  }));
}
