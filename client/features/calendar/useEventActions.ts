import type { ApolloCache, Reference } from '@apollo/client';
import { useTranslation } from 'react-i18next';
import {
  useMoveEventMutation,
  useRemoveEventMutation,
  useRestoreEventMutation,
} from '../../gql/calendar/hooks.ts';
import { showToast } from '../../ui/toasts.ts';
import type { CalendarEvent } from './items.ts';
import type { EventTime } from './spans.ts';

type EventIdentity = Pick<CalendarEvent, 'id' | 'title'>;

export type EventActions = ReturnType<typeof useEventActions>;

/** Returns the actions on events outside of the form. Responses are optimistic, and rolled back after an error. */
export function useEventActions() {
  const { t } = useTranslation('calendar');
  const [moveEvent] = useMoveEventMutation();
  const [removeEvent] = useRemoveEventMutation();
  const [restoreEvent] = useRestoreEventMutation();

  function updateTime({ id }: EventIdentity, { start, end, allDay }: EventTime) {
    const updateEvent = { __typename: 'CalendarEvent' as const, id, start, end, allDay };
    return moveEvent({
      variables: { id, start, end, allDay },
      optimisticResponse: { updateEvent },
    });
  }

  function restore({ id }: EventIdentity) {
    return restoreEvent({
      variables: { id },
      update: (cache, { data }) => data && addToLists(cache, data.restoreEvent),
    });
  }

  return {
    async move(event: CalendarEvent, to: EventTime) {
      const { start, end, allDay } = event;
      const { error } = await updateTime(event, to);
      if (error) return;
      showToast({
        kind: 'success',
        message: t('toast.moved', { title: event.title }),
        undo: () => void updateTime(event, { start, end, allDay }),
      });
    },

    async remove(event: EventIdentity) {
      const { id, title } = event;
      const removedEvent = { __typename: 'CalendarEvent' as const, id };
      const { error } = await removeEvent({
        variables: { id },
        optimisticResponse: { removeEvent: removedEvent },
        update: (cache) => removeFromLists(cache, id),
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

/** Adds an event to each list in the cache. The view filters the events by its days. */
export function addToLists(cache: ApolloCache, event: { __typename?: string; id: number }) {
  const ref = { __ref: cache.identify({ __typename: 'CalendarEvent', id: event.id }) ?? '' };
  cache.modify<{ events: Reference[] }>({
    fields: {
      events: (refs) =>
        (refs.some(({ __ref }) => __ref === ref.__ref) ? refs : [...refs, ref]) as never,
    },
  });
}

function removeFromLists(cache: ApolloCache, id: number) {
  cache.modify<{ events: Reference[] }>({
    fields: {
      events: (refs, { readField }) => refs.filter((ref) => readField('id', ref) !== id) as never,
    },
  });
}
