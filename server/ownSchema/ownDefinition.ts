import { buildASTSchema, type DocumentNode } from 'graphql';
import type { ApiDefinition } from '../apiDefinition.ts';
import { createFeatureRegistry } from '../commands/featureRegistry.ts';
import * as gateway from '../features/gateway/index.ts';
import { typeDefs as crmTypeDefs } from '../gql/typeDefs.ts';
import { scalars } from '../graphql/scalars.ts';
import { accounts } from './accounts.ts';
import { selectControls } from './controlTypeDefs.ts';
import { createFeature, type Overrides } from './createFeature.ts';

/** Creates the definition of a server for an own schema, whose SDL is served unchanged. */
export function createOwnDefinition(
  typeDefs: DocumentNode,
  overrides: Overrides = {},
): ApiDefinition {
  const schema = buildASTSchema(typeDefs, { assumeValidSDL: true });
  const own = createFeature(schema, overrides);
  return {
    features: { own },
    // The feature of the schema is the last one: its mutations can have the names of controls.
    registry: createFeatureRegistry({ auth: accounts, gateway, own }),
    typeDefs,
    schema,
    controls: { features: { gateway }, typeDefs: selectControls(crmTypeDefs), scalars },
    limitsOperations: false,
  };
}
