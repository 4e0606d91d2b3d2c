import type { DocumentNode, GraphQLScalarType, GraphQLSchema } from 'graphql';
import type { Branch } from './branch.ts';
import type { FeatureRegistry } from './commands/featureRegistry.ts';
import type { Feature } from './feature.ts';
import type { Permissions } from './graphql/rules.ts';
import type { ExampleGroup } from './ownSchema/createExamples.ts';
import type { CreateOwnRoutes } from './ownSchema/rest/createOwnRoutes.ts';
import type { DescribeRoutes } from './ownSchema/rest/describeRoutes.ts';

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
  /** The parts of an own schema besides its operations. They are functions, so that other servers do not load their code. */
  ownSchema?: {
    /** Creates the REST routes. */
    createRoutes: CreateOwnRoutes;
    /** Creates the examples of the explorer, with ids of rows of the branch. */
    createExamples: (branch: Branch) => ExampleGroup[];
    /** Adds the routes to an OpenAPI document. */
    describeRoutes: DescribeRoutes;
  };
  /** The permissions of root fields. */
  permissions?: Permissions;
  /** Whether the size and the cost of operations are limited. The default is true. */
  limitsOperations?: boolean;
}
