import type { DocumentNode } from 'graphql';
import packageJson from '../../package.json' with { type: 'json' };
import { computeChecksum } from '../commands/position.ts';
import type { Origin } from './journal.ts';

/** Returns the version of this server and the checksum of its schema. */
export const getServerVersion = (typeDefs: DocumentNode): Origin['writtenBy'] => ({
  version: packageJson.version,
  schema: computeChecksum(JSON.stringify(typeDefs)).toString(36),
});
