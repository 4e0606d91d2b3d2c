import type { GraphQLSchema } from 'graphql';
import type { Model } from '../schema/model.ts';
import {
  type CollectionPaths,
  type CollectionRoute,
  createCollectionRoutes,
  type RouteParts,
} from './createCollectionRoutes.ts';
import { createDeclaredRoutes } from './createDeclaredRoutes.ts';

interface OwnRouteParts extends RouteParts {
  /** The schema of the controls, whose operations read and write rows. */
  rowsSchema: GraphQLSchema;
  /** Returns the schema whose fields fail according to the rules of the branch. */
  fieldFaultsSchema: () => GraphQLSchema;
}

export type CreateOwnRoutes = (parts: OwnRouteParts) => CollectionRoute[];

/** Returns the function that creates the REST routes of an own schema: those with `@rest`, and those of its collections. */
export const createRouteFactory =
  (model: Model, collections: CollectionPaths[], language: '1' | '0.17'): CreateOwnRoutes =>
  ({ rowsSchema, fieldFaultsSchema, ...parts }) => [
    ...createDeclaredRoutes({ ...parts, model, fieldFaultsSchema }),
    ...createCollectionRoutes({ ...parts, schema: rowsSchema, collections, language }),
  ];
