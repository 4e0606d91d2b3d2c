import type { GraphQLSchema } from 'graphql';
import type { Feature } from '../feature.ts';
import { applyConfig, type Config, checkConfig, createConfigResolvers } from './config.ts';
import { createTypeResolvers } from './fields/typeResolvers.ts';
import { createMutations } from './mutations/createMutations.ts';
import { createQueries } from './queries/createQueries.ts';
import { rowCommands } from './rest/rowsFeature.ts';
import { createModel, type ModelOptions } from './schema/createModel.ts';
import type { Model } from './schema/model.ts';
import { createOwnData } from './store/ownData.ts';
import type { Sample } from './store/ownTables.ts';
import { createSubscriptions } from './subscriptions.ts';

/** The parts of a generated feature that differ from the inferred ones. */
export interface Overrides {
  /** The sample rows. */
  sample?: Partial<Sample>;
  /** The paths and the single objects of a file with rows. */
  model?: ModelOptions;
  /** The content of the configuration file. */
  config?: Config;
  /** Receives each root field that no convention describes, when it is used for the first time. */
  onUninferred?: (field: string) => void;
}

/** The number of sample rows of a collection. */
const defaultRows = 20;

/** The generated feature of a schema. */
interface OwnFeature extends Feature {
  model: Model;
  sample: Sample;
}

/**
 * Creates the feature that serves a schema: tables with sample rows, and the resolvers of all fields. It uses the same
 * parts as the features under `features/`.
 */
export function createFeature(schema: GraphQLSchema, overrides: Overrides = {}): OwnFeature {
  const { sample = {}, config = {}, onUninferred = () => undefined } = overrides;
  checkConfig(config, schema);
  const model = createModel(schema, overrides.model);
  applyConfig(model, config);
  const used: Sample = { rows: defaultRows, firstRows: config.fixedRows, ...sample };
  const roots: Record<string, object> = {
    [schema.getQueryType()?.name ?? 'Query']: createQueries(model, onUninferred),
  };
  const mutation = schema.getMutationType();
  if (mutation) roots[mutation.name] = createMutations(model, onUninferred);
  const subscription = schema.getSubscriptionType();
  if (subscription) roots[subscription.name] = createSubscriptions(model);
  const inferred: Record<string, object> = { ...createTypeResolvers(model), ...roots };
  for (const [type, fields] of Object.entries(createConfigResolvers(config)))
    inferred[type] = { ...inferred[type], ...fields };

  return {
    about: 'The collections of the schema.',
    model,
    sample: used,
    createCollection: (options) => createOwnData(options, model, used),
    resolvers: inferred as Feature['resolvers'],
    // Commands find their resolvers here, also if the type has another name.
    commands: { ...rowCommands, ...(mutation && inferred[mutation.name]) },
    rest: [],
  };
}
