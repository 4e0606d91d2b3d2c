import { GatewayBranchDocument } from '../../gql/gateway/graphql.ts';
import { currentPoint, parsePoint } from '../../state/branch.ts';
import { createQueryLoader } from '../../state/queryLoader.ts';

export const gatewayLoader = createQueryLoader(() => [
  { query: GatewayBranchDocument, variables: { name: parsePoint(currentPoint.get()).branch } },
]);
