import { createLoader } from '../../data/loader.ts';
import { AccessControlPageDocument } from '../../gql/access/graphql.ts';

export const accessControlLoader = createLoader(({ preloadQuery }) => ({
  page: preloadQuery(AccessControlPageDocument),
}));
