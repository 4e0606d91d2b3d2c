import { AccessControlPageDocument } from '../../gql/access/graphql.ts';
import { queryLoader } from '../../state/queryLoader.ts';

export const accessControlLoader = queryLoader(() => [{ query: AccessControlPageDocument }]);
