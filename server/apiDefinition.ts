import type { DocumentNode } from 'graphql';
import type { FeatureRegistry } from './commands/featureRegistry.ts';
import type { Feature } from './feature.ts';

/** The features and the SDL that a server serves: those of the CRM, or of an own schema. */
export interface ApiDefinition {
  /** The features by name. The feature `gateway` contains the controls. */
  features: Record<string, Feature>;
  /** The collections and commands of the features. */
  registry: FeatureRegistry;
  /** The SDL, which is valid. */
  typeDefs: DocumentNode;
  /** A command that gives the examples of the OpenAPI document something to undo. */
  exampleCommand?: { field: string; args: Record<string, unknown> };
}
