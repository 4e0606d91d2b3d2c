import { createQueryLoader } from '../../data/queryLoader.ts';
import { AccessControlPageDocument } from '../../gql/access/graphql.ts';

export const accessControlLoader = createQueryLoader(() => [{ query: AccessControlPageDocument }]);
