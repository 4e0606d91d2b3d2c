import { AccessControlPageDocument } from '../../gql/access/graphql.ts';
import type { EarlyQuery } from '../../state/early.ts';

/** What the screen asks first. */
export const queries: EarlyQuery[] = [{ query: AccessControlPageDocument }];
