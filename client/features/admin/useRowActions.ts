import { useTranslation } from 'react-i18next';
import type { AdminRow_TitleFragment } from '../../gql/admin/graphql.ts';
import { useAdminRemoveRowsMutation, useAdminRestoreRowsMutation } from '../../gql/admin/hooks.ts';
import { showToast } from '../../ui/toasts.ts';
import { type Collection, getCollectionLabel } from './collections.ts';

export type RowActions = ReturnType<typeof useRowActions>;

/** Loads all data of the screen again, because a removal can change other rows, too. */
const mutationOptions = { refetchQueries: 'active' as const };

/** Returns the actions on rows of a collection. */
export function useRowActions(collection: Collection) {
  const { t } = useTranslation('admin');
  const [removeRows] = useAdminRemoveRowsMutation(mutationOptions);
  const [restoreRows] = useAdminRestoreRowsMutation(mutationOptions);

  return {
    /** Deletes rows. The toast can restore them. Returns whether they were deleted. */
    async remove(rows: AdminRow_TitleFragment[]): Promise<boolean> {
      const ids = rows.map(({ id }) => id);
      const { data, error } = await removeRows({ variables: { path: collection.path, ids } });
      if (error || !data) return false;

      showToast({
        kind: 'success',
        message: t('toast.deleted', {
          count: rows.length,
          name: rows[0]?.title ?? '',
          collection: getCollectionLabel(collection),
        }),
        undo: () => void restoreRows({ variables: { removed: data.removeCollectionRows } }),
      });
      return true;
    },
  };
}
