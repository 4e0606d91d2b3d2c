import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { TodoPageQuery } from '../../gql/todo/graphql.ts';
import { useDeleteCustomTagMutation } from '../../gql/todo/hooks.ts';
import { confirm } from '../../ui/confirmation.ts';
import { LoadingButton } from '../../ui/LoadingButton.tsx';
import { showToast } from '../../ui/toasts.ts';

interface DeleteTagButtonProps {
  tag: NonNullable<TodoPageQuery['customTag']>;
}

/** A button that deletes a custom tag after confirmation. */
export function DeleteTagButton({ tag: { id, name, taskCount } }: DeleteTagButtonProps) {
  const { t } = useTranslation('todo');
  const navigate = useNavigate();
  const [deleteTag, { loading }] = useDeleteCustomTagMutation();

  async function remove() {
    const { error } = await deleteTag({ variables: { id } });
    if (error) return;
    showToast({ kind: 'success', message: t('toast.tagDeleted', { name }) });
    // The board fetches the tasks and the tags again when it opens.
    navigate('/apps/todo', { replace: true });
  }

  async function confirmAndRemove() {
    const isConfirmed = await confirm({
      title: t('tag.deleteTitle', { name }),
      text: t('tag.deleteText', { count: taskCount }),
      action: t('tag.delete'),
    });
    if (isConfirmed) await remove();
  }

  return (
    <LoadingButton
      variant="default"
      loading={loading}
      leftSection={<IconTrash size={16} stroke={1.7} aria-hidden />}
      onClick={() => void confirmAndRemove()}
    >
      {t('tag.delete')}
    </LoadingButton>
  );
}
