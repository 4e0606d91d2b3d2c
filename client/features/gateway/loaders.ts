import { currentPoint, parsePoint } from '../../data/branch.ts';
import { createQueryLoader } from '../../data/queryLoader.ts';
import { GatewayBranchDocument } from '../../gql/gateway/graphql.ts';

export const gatewayLoader = createQueryLoader(() => [
  { query: GatewayBranchDocument, variables: { name: parsePoint(currentPoint.get()).branch } },
]);
