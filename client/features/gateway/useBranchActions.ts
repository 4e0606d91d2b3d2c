import type { ApolloCache, ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import {
  type Gateway_BranchFragment,
  GatewayBranchesDocument,
  GatewayScenarioDocument,
} from '../../gql/gateway/graphql.ts';
import {
  useGatewayCreateBranchMutation,
  useGatewayDeleteBranchMutation,
  useGatewayImportScenarioMutation,
  useGatewayRenameBranchMutation,
  useGatewayResetBranchMutation,
  useGatewayUndoCommandMutation,
} from '../../gql/gateway/hooks.ts';
import { currentPoint, mainBranch, parsePoint, switchBranch } from '../../state/branch.ts';
import { download } from '../../ui/table/csv.ts';
import { showToast } from '../../ui/toasts.ts';

export type Branch = Gateway_BranchFragment;

const isCurrent = (name: string) => parsePoint(currentPoint.get()).branch === name;

/** Returns the actions on branches. A failed one shows a toast, and returns false. */
export function useBranchActions() {
  const { t } = useTranslation('gateway');
  const client = useApolloClient();
  const [createBranch] = useGatewayCreateBranchMutation();
  const [renameBranch] = useGatewayRenameBranchMutation();
  const [deleteBranch] = useGatewayDeleteBranchMutation();
  const [resetBranch] = useGatewayResetBranchMutation();
  const [undoCommand] = useGatewayUndoCommandMutation();
  const [importScenario] = useGatewayImportScenarioMutation();
  const showDone = (message: string, undo?: () => void) =>
    void showToast({ kind: 'success', message, undo });

  async function resetTo(branch: string, to: number | null) {
    const { error } = await resetBranch({ variables: { branch, to } });
    if (!error && currentPoint.get() === branch) await reloadData(client);
    return !error;
  }

  return {
    async create(name: string, from: string | null) {
      const { error } = await createBranch({
        variables: { name, from },
        update: (cache, { data }) => addToList(cache, data?.createBranch),
      });
      return !error;
    },

    async rename(name: string, to: string) {
      const { error } = await renameBranch({
        variables: { name, to },
        update(cache, { data }) {
          removeFromList(cache, name);
          addToList(cache, data?.renameBranch);
        },
      });
      if (error) return false;
      if (isCurrent(name)) switchBranch(to);
      else showDone(t('toast.renamed', { name: to }));
      return true;
    },

    async remove(name: string) {
      const { error } = await deleteBranch({
        variables: { name },
        update: (cache) => removeFromList(cache, name),
      });
      if (error) return;
      if (isCurrent(name)) switchBranch(mainBranch);
      else showDone(t('toast.deleted', { name }));
    },

    /** Resets to the sample if there is no number. The reset is a command, so that it can be reverted. */
    async reset({ name, seq }: Pick<Branch, 'name' | 'seq'>, to: number | null) {
      if (!(await resetTo(name, to))) return;
      showDone(t('toast.reset', { name }), () => void resetTo(name, seq));
    },

    async undo({ name, undoable }: Pick<Branch, 'name' | 'undoable'>) {
      const { error } = await undoCommand({ variables: { branch: name } });
      if (error) return;
      if (currentPoint.get() === name) await reloadData(client);
      showDone(t('toast.undone', { field: undoable?.field ?? '' }));
    },

    async exportScenario(branch: string) {
      try {
        const { data } = await client.query({
          query: GatewayScenarioDocument,
          variables: { branch },
          fetchPolicy: 'no-cache',
        });
        const name = `${branch.replaceAll('/', '-')}.scenario.json`;
        download(name, `${JSON.stringify(data?.scenario, null, 2)}\n`, 'application/json');
        showDone(t('toast.exported', { name }));
      } catch {
        void showToast({ kind: 'danger', message: t('toast.exportFailed') });
      }
    },

    async importBranch(name: string, scenario: unknown) {
      const { error } = await importScenario({
        variables: { name, scenario },
        update: (cache, { data }) => addToList(cache, data?.importScenario),
      });
      return !error;
    },
  };
}

/** Fetches what the screen shows from the changed branch. */
async function reloadData(client: ApolloClient) {
  // A query that was on its way is rejected. The screen sends it again.
  await client.resetStore().catch(() => null);
}

function addToList(cache: ApolloCache, branch: Branch | undefined) {
  if (!branch) return;
  cache.updateQuery({ query: GatewayBranchesDocument }, (data) => {
    if (!data) return data;
    const [main, ...others] = data.branches.filter(({ name }) => name !== branch.name);
    return { ...data, branches: main ? [main, branch, ...others] : [branch] };
  });
}

function removeFromList(cache: ApolloCache, removed: string) {
  cache.updateQuery(
    { query: GatewayBranchesDocument },
    (data) => data && { ...data, branches: data.branches.filter(({ name }) => name !== removed) },
  );
}
