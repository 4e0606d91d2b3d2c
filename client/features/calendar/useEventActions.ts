import type { ApolloCache, Reference } from '@apollo/client';
import { useTranslation } from 'react-i18next';
import {
  useMoveEventMutation,
  useRemoveEventMutation,
  useRestoreEventMutation,
} from '../../gql/calendar/hooks.ts';
import { showToast } from '../../ui/toasts.ts';
import type { CalendarEvent } from './items.ts';
import type { When } from './spans.ts';

type Named = Pick<CalendarEvent, 'id' | 'title'>;

export type EventActions = ReturnType<typeof useEventActions>;

/** Actions on events outside the form. Each is optimistic and rolls back on errors. */
export function useEventActions() {
  const { t } = useTranslation('calendar');
  const [moveEvent] = useMoveEventMutation();
  const [removeEvent] = useRemoveEventMutation();
  const [restoreEvent] = useRestoreEventMutation();

  function put({ id }: Named, { start, end, allDay }: When) {
    const updateEvent = { __typename: 'CalendarEvent' as const, id, start, end, allDay };
    return moveEvent({
      variables: { id, start, end, allDay },
      optimisticResponse: { updateEvent },
    });
  }

  function restore({ id }: Named) {
    return restoreEvent({
      variables: { id },
      update: (cache, { data }) => data && list(cache, data.restoreEvent),
    });
  }

  return {
    async move(event: CalendarEvent, to: When) {
      const { start, end, allDay } = event;
      const { error } = await put(event, to);
      if (error) return;
      showToast({
        kind: 'success',
        message: t('toast.moved', { title: event.title }),
        undo: () => void put(event, { start, end, allDay }),
      });
    },

    async remove(event: Named) {
      const { id, title } = event;
      const removed = { __typename: 'CalendarEvent' as const, id };
      const { error } = await removeEvent({
        variables: { id },
        optimisticResponse: { removeEvent: removed },
        update: (cache) => unlist(cache, id),
      });
      if (error) return;
      showToast({
        kind: 'success',
        message: t('toast.removed', { title }),
        undo: () => void restore(event),
      });
    },
  };
}

/** Adds the event to every cached list. The view selects the events of its days. */
export function list(cache: ApolloCache, event: { __typename?: string; id: number }) {
  const ref = { __ref: cache.identify({ __typename: 'CalendarEvent', id: event.id }) ?? '' };
  cache.modify<{ events: Reference[] }>({
    fields: {
      events: (refs) =>
        (refs.some(({ __ref }) => __ref === ref.__ref) ? refs : [...refs, ref]) as never,
    },
  });
}

function unlist(cache: ApolloCache, id: number) {
  cache.modify<{ events: Reference[] }>({
    fields: {
      events: (refs, { readField }) => refs.filter((ref) => readField('id', ref) !== id) as never,
    },
  });
}
