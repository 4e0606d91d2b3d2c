import { useTranslation } from 'react-i18next';
import {
  EventEditorDocument,
  type EventForm_EventFragment,
  type EventKind,
} from '../../gql/calendar/graphql.ts';
import {
  useAddEventMutation,
  useEventGuestsQuery,
  useUpdateEventMutation,
} from '../../gql/calendar/hooks.ts';
import { formMutation } from '../../ui/form/options.ts';
import { isBlank, isWebAddress } from '../../ui/form/rules.ts';
import { isOneOf, isTextOrNull } from '../../ui/form/shapes.ts';
import { useMutationForm } from '../../ui/form/useMutationForm.ts';
import { useReload } from '../../ui/form/useReload.ts';
import { createLeaveCheck } from '../../ui/itemEditor/useItemEditor.ts';
import { showToast } from '../../ui/toasts.ts';
import { kinds } from './kinds.ts';
import {
  createLocalTime,
  formatDay,
  formatLocalTime,
  getDay,
  type LocalTime,
  minutesPerDay,
  parseDay,
} from './localTime.ts';
import { type Span, toEventTime, toSpan } from './spans.ts';
import { addToLists } from './useEventActions.ts';
import { eventParams } from './useEventEditor.ts';
import { getToday } from './views.ts';

export interface EventFormValues {
  title: string;
  kind: EventKind;
  isAllDay: boolean;
  startDay: string | null;
  /** A time such as `17:30`. */
  startTime: string;
  /** The last day of an all-day event. */
  endDay: string | null;
  endTime: string;
  link: string;
  /** The full names. */
  guests: string[];
  location: string;
  description: string;
}

interface EventFormOptions {
  /** The event to edit. Undefined for a new event. */
  event?: EventForm_EventFragment;
  /** The initial span of a new event. */
  span?: Span;
  onSaved: () => void;
}

/** Returns the form of an event. */
export function useEventForm({ event, span, onSaved }: EventFormOptions) {
  const { t } = useTranslation('calendar');
  const { data } = useEventGuestsQuery();
  const [addEvent] = useAddEventMutation(formMutation);
  const [updateEvent] = useUpdateEventMutation(formMutation);
  const reload = useReload(EventEditorDocument);

  const toGuests = (names: string[]) => {
    const allGuests = [...(data?.eventGuests ?? []), ...(event?.guests ?? [])];
    return names.map((name) => ({
      name,
      avatar: allGuests.find((guest) => guest.name === name)?.avatar ?? '',
    }));
  };

  const form = useMutationForm({
    draft: `event.${event?.id ?? 'new'}`,
    values: event ? toValues(event) : createValues(span),
    shapes: { kind: isOneOf(kinds), startDay: isTextOrNull, endDay: isTextOrNull },
    rules: {
      title: (title) => (isBlank(title) ? t('error.title') : null),
      startDay: (day, { isAllDay, startTime }) =>
        day && (isAllDay || startTime) ? null : t('error.start'),
      endDay: (_, values) => {
        const { start, end } = readSpan(values);
        if (end === undefined) return t('error.end');
        // An all-day event lasts at least one day.
        const minLength = values.isAllDay ? minutesPerDay : 0;
        return start !== undefined && end < start + minLength ? t('error.endBeforeStart') : null;
      },
      link: (link) => (isBlank(link) || isWebAddress(link) ? null : t('error.link')),
    },
    reload:
      event &&
      (async () => {
        const latest = (await reload({ id: event.id }))?.event;
        return latest && toValues(latest);
      }),
    toInput: (values) => ({
      ...toTimes(values),
      title: values.title,
      kind: values.kind,
      url: values.link,
      guests: toGuests(values.guests),
      location: values.location,
      description: values.description,
    }),
    save: async ({ values, input, changes }) =>
      event
        ? updateEvent({
            variables: { event: { id: event.id, ...changes, ...moveTimes(changes, values) } },
          })
        : addEvent({
            variables: { event: input },
            update: (cache, result) => result.data && addToLists(cache, result.data.addEvent),
          }),
    fieldNames: { start: 'startDay', end: 'endDay', url: 'link' },
    onSaved(_, { title }) {
      showToast({ kind: 'success', message: t(event ? 'toast.saved' : 'toast.added', { title }) });
      onSaved();
    },
    isLeaving: createLeaveCheck(eventParams),
    discardText: t('discard'),
  });

  /** Sets the start, and moves the end so that the length stays the same. */
  function setStart(changes: Partial<Pick<EventFormValues, 'startDay' | 'startTime'>>) {
    const before = readSpan(form.values);
    const next = { ...form.values, ...changes };
    const after = readSpan(next);
    const hasSpan = before.start !== undefined && before.end !== undefined;
    if (hasSpan && after.start !== undefined && (before.end ?? 0) >= (before.start ?? 0)) {
      const end = (before.end ?? 0) + after.start - (before.start ?? 0);
      const { endDay, endTime } = toFormTimes({ start: after.start, end, isAllDay: next.isAllDay });
      form.setValues({ ...changes, endDay, endTime: next.isAllDay ? next.endTime : endTime });
    } else form.setValues(changes);
    form.clearFieldError('startDay');
    form.clearFieldError('endDay');
  }

  return { form, setStart, guests: data?.eventGuests ?? [] };
}

const toValues = (event: EventForm_EventFragment): EventFormValues => ({
  ...toFormTimes(toSpan(event)),
  title: event.title,
  kind: event.kind,
  link: event.link,
  guests: event.guests.map(({ name }) => name),
  location: event.location,
  description: event.description,
});

/** Returns the values of a new event, which is today from 9 to 10 by default. */
function createValues(span?: Span): EventFormValues {
  const defaultSpan = {
    start: createLocalTime(getToday(), 540),
    end: createLocalTime(getToday(), 600),
    isAllDay: false,
  };
  return {
    ...toFormTimes(span ?? defaultSpan),
    ...{ title: '', kind: 'BUSINESS', link: '', guests: [], location: '', description: '' },
  };
}

function toTimes(values: EventFormValues) {
  const { start = 0, end = 0 } = readSpan(values);
  return toEventTime({ start, end, isAllDay: values.isAllDay });
}

/** Returns all times if one of them has changed, because they are valid only together. */
const moveTimes = (changes: object, values: EventFormValues) =>
  ['start', 'end', 'allDay'].some((name) => name in changes) ? toTimes(values) : {};

function toFormTimes({ start, end, isAllDay }: Span) {
  const formatTime = (localTime: LocalTime) => formatLocalTime(localTime).slice(11);
  return {
    isAllDay,
    startDay: formatDay(getDay(start)),
    startTime: isAllDay ? '09:00' : formatTime(start),
    endDay: formatDay(isAllDay ? getDay(end) - 1 : getDay(end)),
    endTime: isAllDay ? '10:00' : formatTime(end),
  };
}

function readSpan({ isAllDay, startDay, startTime, endDay, endTime }: EventFormValues) {
  const parseMinutes = (time: string) => {
    const [hours = Number.NaN, minutes = Number.NaN] = time.split(':').map(Number);
    return hours * 60 + minutes;
  };
  const readLocalTime = (text: string | null, time: string) => {
    const day = parseDay(text ?? '');
    const localTime =
      day === undefined ? Number.NaN : createLocalTime(day, isAllDay ? 0 : parseMinutes(time));
    return Number.isNaN(localTime) ? undefined : localTime;
  };
  const end = readLocalTime(endDay, endTime);
  return {
    start: readLocalTime(startDay, startTime),
    // The end of an all-day event is exclusive.
    end: isAllDay && end !== undefined ? end + minutesPerDay : end,
  };
}
