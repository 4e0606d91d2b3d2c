import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { BlogPageDocument, BlogSidebarDocument } from '../../gql/blog/graphql.ts';
import { useDeletePostMutation, useRestorePostMutation } from '../../gql/blog/hooks.ts';
import { showToast } from '../../ui/toasts.ts';
import { listAddress } from './addresses.ts';

/** Returns a function that deletes a post and opens the list. A toast can undo the deletion. */
export function useDeletePost() {
  const { t } = useTranslation('blog');
  const navigate = useNavigate();
  const [deletePost] = useDeletePostMutation();
  const [restorePost] = useRestorePostMutation({
    refetchQueries: [BlogPageDocument, BlogSidebarDocument],
  });

  return async ({ id, title }: { id: number; title: string }) => {
    const { error } = await deletePost({ variables: { id } });
    if (error) return;

    await navigate(listAddress);
    showToast({
      kind: 'success',
      message: t('toast.deleted', { title }),
      undo: () => void restorePost({ variables: { id } }),
    });
  };
}
