import { useGatewayBranchQuery } from '../../gql/gateway/hooks.ts';
import { parsePoint, point } from '../../state/branch.ts';
import { useStore } from '../../state/store.ts';

/** Returns the point that the tab shows, and its branch when that is loaded. */
export function useBranch() {
  const current = useStore(point);
  const { branch: name, seq } = parsePoint(current);
  const { data, error, refetch } = useGatewayBranchQuery({
    variables: { name },
    fetchPolicy: 'cache-and-network',
  });

  return { current, name, seq, branch: data?.branch, error, refetch };
}
