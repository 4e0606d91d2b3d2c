import type { ApolloCache, ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { currentPoint, mainBranch, parsePoint, switchBranch } from '../../data/branch.ts';
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
import { formMutation } from '../../ui/form/options.ts';
import { saveFile } from '../../ui/saveFile.ts';
import { showToast } from '../../ui/toasts.ts';

export type Branch = Gateway_BranchFragment;

/** Returns whether this browser tab shows a branch or a point of it. */
const isCurrentBranch = (name: string) => parsePoint(currentPoint.get()).branch === name;

/** Returns the actions on branches. If an action fails, a toast shows the error. */
export function useBranchActions() {
  const { t } = useTranslation('gateway');
  const client = useApolloClient();
  const [createBranch] = useGatewayCreateBranchMutation();
  const [renameBranch] = useGatewayRenameBranchMutation();
  const [deleteBranch] = useGatewayDeleteBranchMutation();
  const [resetBranch] = useGatewayResetBranchMutation();
  const [undoCommand] = useGatewayUndoCommandMutation();
  const [importScenario] = useGatewayImportScenarioMutation();
  const showSuccess = (message: string, undo?: () => void) =>
    void showToast({ kind: 'success', message, undo });

  async function resetAndRefetch(branch: string, to: number | null) {
    const { error } = await resetBranch({ variables: { branch, to } });
    if (!error && currentPoint.get() === branch) await refetchScreen(client);
    return !error;
  }

  return {
    /** Creates a branch. The form shows the errors. */
    create: (name: string, from: string | null) =>
      createBranch({
        ...formMutation,
        variables: { name, from },
        update: (cache, { data }) => addToList(cache, data?.createBranch),
      }),

    /** Renames a branch. The form shows the errors. */
    async rename(name: string, to: string) {
      const result = await renameBranch({
        ...formMutation,
        variables: { name, to },
        update(cache, { data }) {
          removeFromList(cache, name);
          addToList(cache, data?.renameBranch);
        },
      });
      if (result.error) return result;
      if (isCurrentBranch(name)) switchBranch(to);
      else showSuccess(t('toast.renamed', { name: to }));
      return result;
    },

    async remove(name: string) {
      const { error } = await deleteBranch({
        variables: { name },
        update: (cache) => removeFromList(cache, name),
      });
      if (error) return;
      if (isCurrentBranch(name)) switchBranch(mainBranch);
      else showSuccess(t('toast.deleted', { name }));
    },

    /** Resets a branch to the state after the command `to`, or to the sample if `to` is null. A toast can undo this. */
    async reset({ name, seq }: Pick<Branch, 'name' | 'seq'>, to: number | null) {
      if (!(await resetAndRefetch(name, to))) return;
      showSuccess(t('toast.reset', { name }), () => void resetAndRefetch(name, seq));
    },

    async undo({ name, undoable }: Pick<Branch, 'name' | 'undoable'>) {
      const { error } = await undoCommand({ variables: { branch: name } });
      if (error) return;
      if (currentPoint.get() === name) await refetchScreen(client);
      showSuccess(t('toast.undone', { field: undoable?.field ?? '' }));
    },

    async exportScenario(branch: string) {
      try {
        const { data } = await client.query({
          query: GatewayScenarioDocument,
          variables: { branch },
          fetchPolicy: 'no-cache',
        });
        const name = `${branch.replaceAll('/', '-')}.scenario.json`;
        saveFile(name, `${JSON.stringify(data?.scenario, null, 2)}\n`, 'application/json');
        showSuccess(t('toast.exported', { name }));
      } catch {
        void showToast({ kind: 'danger', message: t('toast.exportFailed') });
      }
    },

    /** Creates a branch from a scenario. The form shows the errors. */
    importBranch: (name: string, scenario: unknown) =>
      importScenario({
        ...formMutation,
        variables: { name, scenario },
        update: (cache, { data }) => addToList(cache, data?.importScenario),
      }),
  };
}

/** Fetches the data of the screen again after the branch has changed. */
async function refetchScreen(client: ApolloClient) {
  // `resetStore` rejects the queries that are in flight. The screen sends them again.
  await client.resetStore().catch(() => null);
}

function addToList(cache: ApolloCache, branch: Branch | undefined) {
  if (!branch) return;
  cache.updateQuery({ query: GatewayBranchesDocument }, (data) => {
    if (!data) return data;
    const [mainEntry, ...otherBranches] = data.branches.filter(({ name }) => name !== branch.name);
    return { ...data, branches: mainEntry ? [mainEntry, branch, ...otherBranches] : [branch] };
  });
}

function removeFromList(cache: ApolloCache, removedName: string) {
  cache.updateQuery(
    { query: GatewayBranchesDocument },
    (data) =>
      data && { ...data, branches: data.branches.filter(({ name }) => name !== removedName) },
  );
}
