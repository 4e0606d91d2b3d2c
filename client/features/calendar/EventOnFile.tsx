import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useEventOnFileQuery } from '../../gql/calendar/hooks.ts';
import { failureOf } from '../../state/failure.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { EventEditorHeader } from './EventEditorHeader.tsx';
import { EventForm } from './EventForm.tsx';
import { EventFormSkeleton } from './EventFormSkeleton.tsx';
import type { EventActions } from './useEventActions.ts';

interface EventOnFileProps {
  id: number;
  actions: EventActions;
  onClose: () => void;
}

/** An event that exists, or turns out not to. */
export function EventOnFile({ id, actions, onClose }: EventOnFileProps) {
  const { t } = useTranslation(['calendar', 'app']);
  const isId = Number.isSafeInteger(id) && Math.abs(id) < 2 ** 31;
  const { data, error, refetch } = useEventOnFileQuery({
    variables: { id },
    skip: !isId,
    // Somebody may have changed it since the list was loaded.
    fetchPolicy: 'network-only',
  });
  const event = data?.event;
  const kind = isId ? failureOf(error).kind : 'missing';

  if (event) {
    const remove = () => {
      onClose();
      void actions.remove(event);
    };
    return (
      <>
        <EventEditorHeader title={t('editor.edit')} onClose={onClose} onRemove={remove} />
        <EventForm event={event} onClose={onClose} />
      </>
    );
  }

  return (
    <>
      <EventEditorHeader title={t('editor.edit')} onClose={onClose} />
      {!error && isId ? (
        <EventFormSkeleton />
      ) : kind === 'missing' ? (
        <EmptyState
          drawing="lost"
          title={t('editor.missing')}
          text={t('editor.missingText')}
          action={<Button onClick={onClose}>{t('editor.back')}</Button>}
        />
      ) : (
        <EmptyState
          drawing="unplugged"
          title={t(`app:failure.${kind}.title`)}
          text={t(`app:failure.${kind}.text`)}
          action={<Button onClick={() => void refetch()}>{t('app:retry')}</Button>}
        />
      )}
    </>
  );
}
