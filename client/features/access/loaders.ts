import { AccessControlPageDocument } from '../../gql/access/graphql.ts';
import { createQueryLoader } from '../../state/queryLoader.ts';

export const accessControlLoader = createQueryLoader(() => [{ query: AccessControlPageDocument }]);
