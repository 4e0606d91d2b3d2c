import type { DocumentNode, GraphQLScalarType, GraphQLSchema } from 'graphql';
import type { FeatureRegistry } from './commands/featureRegistry.ts';
import type { Feature } from './feature.ts';
import type { Permissions } from './graphql/rules.ts';
import type { CollectionPaths } from './ownSchema/rest/createCollectionRoutes.ts';
import type { DescribeRoutes } from './ownSchema/rest/describeRoutes.ts';
import type { Model } from './ownSchema/schema/model.ts';

/** The features and the SDL that a server serves: those of the CRM, or of an own schema. */
export interface ApiDefinition {
  /** The features by name. The feature `gateway` contains the controls. */
  features: Record<string, Feature>;
  /** The collections and commands of the features. */
  registry: FeatureRegistry;
  /** The SDL, which is valid. */
  typeDefs: DocumentNode;
  /** The schema of the SDL, if it was built already. Resolvers are added to it. */
  schema?: GraphQLSchema;
  /** The scalars that check their values. */
  scalars?: Record<string, GraphQLScalarType>;
  /** The controls of the gateway, if they are a schema of their own, which is served at `/gateway/graphql`. */
  controls?: Pick<ApiDefinition, 'features' | 'typeDefs' | 'scalars'>;
  /** The collections of an own schema that have REST routes, and the query language of these routes. */
  collections?: {
    model: Model;
    paths: CollectionPaths[];
    language: '1' | '0.17';
    /** Adds the routes to an OpenAPI document. */
    describeRoutes: DescribeRoutes;
  };
  /** The permissions of root fields. */
  permissions?: Permissions;
  /** Whether the size and the cost of operations are limited. The default is true. */
  limitsOperations?: boolean;
}
