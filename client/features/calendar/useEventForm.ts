import { CombinedGraphQLErrors } from '@apollo/client';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import type {
  EventForm_EventFragment,
  EventKind,
  UpdateEventInput,
} from '../../gql/calendar/graphql.ts';
import {
  useAddEventMutation,
  useEventGuestsQuery,
  useUpdateEventMutation,
} from '../../gql/calendar/hooks.ts';
import { showToast } from '../../ui/toasts.ts';
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
}

/** Returns the state of the event form, and the function that saves the event. */
export function useEventForm({ event, span }: EventFormOptions) {
  const { t } = useTranslation('calendar');
  const { data } = useEventGuestsQuery();
  const [addEvent] = useAddEventMutation();
  const [updateEvent] = useUpdateEventMutation();
  const defaultSpan = {
    start: createLocalTime(getToday(), 540),
    end: createLocalTime(getToday(), 600),
    isAllDay: false,
  };
  const form = useForm<EventFormValues>({
    initialValues: {
      title: event?.title ?? '',
      kind: event?.kind ?? 'BUSINESS',
      ...toFormTimes(event ? toSpan(event) : (span ?? defaultSpan)),
      link: event?.link ?? '',
      guests: event?.guests.map(({ name }) => name) ?? [],
      location: event?.location ?? '',
      description: event?.description ?? '',
    },
    validate: {
      title: (title) => (title.trim() === '' ? t('error.title') : null),
      startDay: (day, { isAllDay, startTime }) =>
        day && (isAllDay || startTime) ? null : t('error.start'),
      endDay: (_, values) => {
        const { start, end } = readSpan(values);
        if (end === undefined) return t('error.end');
        // An all-day event lasts at least one day.
        const minLength = values.isAllDay ? minutesPerDay : 0;
        return start !== undefined && end < start + minLength ? t('error.endBeforeStart') : null;
      },
      link: (link) => (isWebAddress(link.trim()) ? null : t('error.link')),
    },
  });

  const toGuests = (names: string[]) => {
    const allGuests = [...(data?.eventGuests ?? []), ...(event?.guests ?? [])];
    return names.map((name) => ({
      name,
      avatar: allGuests.find((guest) => guest.name === name)?.avatar ?? '',
    }));
  };

  /** Saves the event. Returns whether the server accepted the event. */
  async function save(values: EventFormValues) {
    const { start = 0, end = 0 } = readSpan(values);
    const title = values.title.trim();
    const fields = {
      title,
      kind: values.kind,
      ...toEventTime({ start, end, isAllDay: values.isAllDay }),
      url: values.link.trim(),
      guests: toGuests(values.guests),
      location: values.location.trim(),
      description: values.description,
    };
    const { error } = event
      ? await updateEvent({ variables: { event: { id: event.id, ...pickChangedFields(fields) } } })
      : await addEvent({
          variables: { event: fields },
          update: (cache, result) => result.data && addToLists(cache, result.data.addEvent),
        });

    if (error) {
      showServerErrors(error);
      return false;
    }
    showToast({ kind: 'success', message: t(event ? 'toast.saved' : 'toast.added', { title }) });
    return true;
  }

  /** Returns only the changed fields, so that the changes of other clients are kept. */
  function pickChangedFields(fields: Omit<UpdateEventInput, 'id'>): Omit<UpdateEventInput, 'id'> {
    const { title, kind, start, end, allDay, url, guests, location, description } = fields;
    const hasMoved = ['isAllDay', 'startDay', 'startTime', 'endDay', 'endTime'].some((name) =>
      form.isDirty(name),
    );
    return {
      ...(form.isDirty('title') && { title }),
      ...(form.isDirty('kind') && { kind }),
      ...(hasMoved && { start, end, allDay }),
      ...(form.isDirty('link') && { url }),
      ...(form.isDirty('guests') && { guests }),
      ...(form.isDirty('location') && { location }),
      ...(form.isDirty('description') && { description }),
    };
  }

  /** Shows each error of the server at the field that the error names. */
  function showServerErrors(error: unknown) {
    if (!CombinedGraphQLErrors.is(error)) return;
    for (const { message, extensions } of error.errors) {
      const name = String(extensions?.field ?? '').replace(/^event\./, '');
      const field = { start: 'startDay', end: 'endDay', url: 'link' }[name] ?? name;
      if (field in form.values) form.setFieldError(field, message);
    }
  }

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

  return { form, save, setStart, guests: data?.eventGuests ?? [] };
}

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

function isWebAddress(text: string): boolean {
  return text === '' || (/^https?:\/\//i.test(text) && URL.canParse(text));
}
