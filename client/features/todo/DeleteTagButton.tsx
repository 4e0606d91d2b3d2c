import { IconTrash } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { TodoPageQuery } from '../../gql/todo/graphql.ts';
import { useDeleteCustomTagMutation } from '../../gql/todo/hooks.ts';
import { LoadingButton } from '../../ui/LoadingButton.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { showToast } from '../../ui/toasts.ts';

const Confirm = lazyComponent(async () => (await import('../../ui/Confirm.tsx')).Confirm);

interface DeleteTagButtonProps {
  tag: NonNullable<TodoPageQuery['customTag']>;
}

/** A button that deletes a custom tag after confirmation. */
export function DeleteTagButton({ tag: { id, name, taskCount } }: DeleteTagButtonProps) {
  const { t } = useTranslation('todo');
  const navigate = useNavigate();
  const [isConfirming, setConfirming] = useState(false);
  const [deleteTag, { loading }] = useDeleteCustomTagMutation();

  async function remove() {
    setConfirming(false);
    const { error } = await deleteTag({ variables: { id } });
    if (error) return;
    showToast({ kind: 'success', message: t('toast.tagDeleted', { name }) });
    // The board fetches the tasks and the tags again when it opens.
    navigate('/apps/todo', { replace: true });
  }

  return (
    <>
      <LoadingButton
        variant="default"
        loading={loading}
        leftSection={<IconTrash size={16} stroke={1.7} aria-hidden />}
        onClick={() => setConfirming(true)}
      >
        {t('tag.delete')}
      </LoadingButton>
      {isConfirming && (
        <Suspense>
          <Confirm
            title={t('tag.deleteTitle', { name })}
            text={t('tag.deleteText', { count: taskCount })}
            action={t('tag.delete')}
            onConfirm={remove}
            onClose={() => setConfirming(false)}
          />
        </Suspense>
      )}
    </>
  );
}
