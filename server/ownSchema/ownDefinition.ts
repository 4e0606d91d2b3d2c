import { buildASTSchema, concatAST, type DocumentNode } from 'graphql';
import type { ApiDefinition } from '../apiDefinition.ts';
import { createFeatureRegistry } from '../commands/featureRegistry.ts';
import * as gateway from '../features/gateway/index.ts';
import * as records from '../features/records/index.ts';
import { typeDefs as rowsTypeDefs } from '../gql/rowsTypeDefs.ts';
import { typeDefs as crmTypeDefs } from '../gql/typeDefs.ts';
import { scalars } from '../graphql/scalars.ts';
import { accounts } from './accounts.ts';
import { selectControls } from './controlTypeDefs.ts';
import { createExamples } from './createExamples.ts';
import { createFeature, type Overrides } from './createFeature.ts';
import { createJsonSchema } from './json/createJsonSchema.ts';
import { createNewKey } from './json/createNewKey.ts';
import type { JsonData } from './json/inferTypes.ts';
import { createRouteFactory } from './rest/createOwnRoutes.ts';
import { createRouteDescriber } from './rest/describeRoutes.ts';
import { listPaths } from './rest/listPaths.ts';
import { createRowsFeature } from './rest/rowsFeature.ts';
import type { Model } from './schema/model.ts';
import { getOwnData } from './store/ownData.ts';
import type { Sample } from './store/ownTables.ts';

/** The version of json-server whose query language the REST routes have. */
export type JsonServerLanguage = '1' | '0.17';

interface DefinitionOptions extends Overrides {
  language?: JsonServerLanguage;
}

/** The definition of a server for an own schema. */
export interface OwnDefinition extends ApiDefinition {
  model: Model;
  sample: Sample;
}

/** Creates the definition of a server for an own schema, whose SDL is served unchanged. */
export function createOwnDefinition(
  typeDefs: DocumentNode,
  options: DefinitionOptions = {},
): OwnDefinition {
  const { language = '1', ...overrides } = options;
  const schema = buildASTSchema(typeDefs, { assumeValidSDL: true });
  const own = createFeature(schema, overrides);
  const rows = createRowsFeature(language);
  const paths = listPaths(own.model);
  return {
    features: { own },
    // The feature of the schema is the last one: its mutations can have the names of controls.
    registry: createFeatureRegistry({ auth: accounts, gateway, records, own }),
    typeDefs,
    schema,
    model: own.model,
    sample: own.sample,
    controls: {
      features: { gateway, records, rows },
      typeDefs: concatAST([selectControls(crmTypeDefs), rowsTypeDefs]),
      scalars,
    },
    ownSchema: {
      createRoutes: createRouteFactory(own.model, paths, language),
      createExamples: (branch) => createExamples(getOwnData(branch)),
      describeRoutes: createRouteDescriber(own.model, paths, language),
    },
    permissions: overrides.config?.permissions,
    limitsOperations: false,
  };
}

/** Creates the definition of a server for rows, such as those of `db.json`. The schema is inferred from the rows. */
export function createJsonDefinition(
  data: JsonData,
  options: DefinitionOptions = {},
): OwnDefinition {
  const { typeDefs, rows, paths, singles } = createJsonSchema(data);
  return createOwnDefinition(typeDefs, {
    ...options,
    model: { paths, singles },
    sample: { getFixedRows: ({ name }) => rows.get(name), createKey: createNewKey },
  });
}
