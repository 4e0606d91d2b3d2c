import { GatewayBranchDocument } from '../../gql/gateway/graphql.ts';
import { parsePoint, point } from '../../state/branch.ts';
import { queryLoader } from '../../state/queryLoader.ts';

export const gatewayLoader = queryLoader(() => [
  { query: GatewayBranchDocument, variables: { name: parsePoint(point.get()).branch } },
]);
