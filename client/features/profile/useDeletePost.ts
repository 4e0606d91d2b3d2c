import { useTranslation } from 'react-i18next';
import { ProfilePostsDocument } from '../../gql/profile/graphql.ts';
import {
  useDeleteProfilePostMutation,
  useRestoreProfilePostMutation,
} from '../../gql/profile/hooks.ts';
import { showToast } from '../../ui/toasts.ts';

/** Returns a function that deletes a post of the viewer. A toast can undo the deletion. */
export function useDeletePost() {
  const { t } = useTranslation('profile');
  const refetch = { refetchQueries: [ProfilePostsDocument] };
  const [deletePost] = useDeleteProfilePostMutation(refetch);
  const [restorePost] = useRestoreProfilePostMutation(refetch);

  return async (id: number) => {
    const { error } = await deletePost({ variables: { id } });
    if (error) return;
    showToast({
      kind: 'success',
      message: t('deleted'),
      undo: () => void restorePost({ variables: { id } }),
    });
  };
}
