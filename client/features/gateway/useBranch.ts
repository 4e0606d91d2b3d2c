import { currentPoint, parsePoint } from '../../data/branch.ts';
import { useStore } from '../../data/store.ts';
import { useGatewayBranchQuery } from '../../gql/gateway/hooks.ts';

/** Returns the point that this browser tab shows, and its branch after it is loaded. */
export function useBranch() {
  const current = useStore(currentPoint);
  const { branch: name, seq } = parsePoint(current);
  const { data, error, refetch } = useGatewayBranchQuery({
    variables: { name },
    fetchPolicy: 'cache-and-network',
  });

  return { current, name, seq, branch: data?.branch, error, refetch };
}
