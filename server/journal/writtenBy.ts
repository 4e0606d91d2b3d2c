import packageJson from '../../package.json' with { type: 'json' };
import { computeChecksum } from '../commands/position.ts';
import { typeDefs } from '../gql/typeDefs.ts';
import type { Origin } from './journal.ts';

/** Returns the version and the schema of this server, for the branches that it creates. */
export const createWrittenBy = (): Origin['writtenBy'] => ({
  version: packageJson.version,
  schema: computeChecksum(JSON.stringify(typeDefs)).toString(36),
});
