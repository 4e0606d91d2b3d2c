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
  dayLength,
  dayOf,
  dayText,
  type LocalTime,
  localTimeOf,
  localTimeText,
  parseDay,
} from './localTime.ts';
import { type Span, toSpan, toWhen } from './spans.ts';
import { list } from './useEventActions.ts';
import { today } from './view.ts';

export interface Values {
  title: string;
  kind: EventKind;
  isWhole: boolean;
  startDay: string | null;
  /** `17:30` */
  startTime: string;
  /** The last day of an all-day event. */
  endDay: string | null;
  endTime: string;
  link: string;
  /** Full names. */
  guests: string[];
  location: string;
  description: string;
}

interface EventFormOptions {
  event?: EventForm_EventFragment;
  /** The initial span of a new event. */
  span?: Span;
}

export type EventFormState = ReturnType<typeof useEventForm>['form'];

/** The state of the event form: initial values, validation, and how it is saved. */
export function useEventForm({ event, span }: EventFormOptions) {
  const { t } = useTranslation('calendar');
  const { data } = useEventGuestsQuery();
  const [addEvent] = useAddEventMutation();
  const [updateEvent] = useUpdateEventMutation();
  const fallback = {
    start: localTimeOf(today(), 540),
    end: localTimeOf(today(), 600),
    isWhole: false,
  };
  const form = useForm<Values>({
    initialValues: {
      title: event?.title ?? '',
      kind: event?.kind ?? 'BUSINESS',
      ...getTimes(event ? toSpan(event) : (span ?? fallback)),
      link: event?.link ?? '',
      guests: event?.guests.map(({ name }) => name) ?? [],
      location: event?.location ?? '',
      description: event?.description ?? '',
    },
    validate: {
      title: (title) => (title.trim() === '' ? t('refusal.title') : null),
      startDay: (day, { isWhole, startTime }) =>
        day && (isWhole || startTime) ? null : t('refusal.start'),
      endDay: (_, values) => {
        const { start, end } = spanIn(values);
        if (end === undefined) return t('refusal.end');
        // An all-day event lasts at least one day.
        const least = values.isWhole ? dayLength : 0;
        return start !== undefined && end < start + least ? t('refusal.backwards') : null;
      },
      link: (link) => (isWebAddress(link.trim()) ? null : t('refusal.link')),
    },
  });

  const guestsOf = (names: string[]) => {
    const allGuests = [...(data?.eventGuests ?? []), ...(event?.guests ?? [])];
    return names.map((name) => ({
      name,
      avatar: allGuests.find((one) => one.name === name)?.avatar ?? '',
    }));
  };

  /** Resolves to whether the event was saved. */
  async function save(values: Values) {
    const { start = 0, end = 0 } = spanIn(values);
    const title = values.title.trim();
    const fields = {
      title,
      kind: values.kind,
      ...toWhen({ start, end, isWhole: values.isWhole }),
      url: values.link.trim(),
      guests: guestsOf(values.guests),
      location: values.location.trim(),
      description: values.description,
    };
    const { error } = event
      ? await updateEvent({ variables: { event: { id: event.id, ...changed(fields) } } })
      : await addEvent({
          variables: { event: fields },
          update: (cache, answer) => answer.data && list(cache, answer.data.addEvent),
        });

    if (error) {
      refuse(error);
      return false;
    }
    showToast({ kind: 'success', message: t(event ? 'toast.saved' : 'toast.added', { title }) });
    return true;
  }

  /** Returns only the changed fields, so that the changes of other clients are kept. */
  function changed(fields: Omit<UpdateEventInput, 'id'>): Omit<UpdateEventInput, 'id'> {
    const { title, kind, start, end, allDay, url, guests, location, description } = fields;
    const hasMoved = ['isWhole', 'startDay', 'startTime', 'endDay', 'endTime'].some((name) =>
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

  /** Shows an error of the server at the field it names. */
  function refuse(error: unknown) {
    if (!CombinedGraphQLErrors.is(error)) return;
    for (const { message, extensions } of error.errors) {
      const name = String(extensions?.field ?? '').replace(/^event\./, '');
      const field = { start: 'startDay', end: 'endDay', url: 'link' }[name] ?? name;
      if (field in form.values) form.setFieldError(field, message);
    }
  }

  /** Moves the end together with the start. */
  function setStart(changes: Partial<Pick<Values, 'startDay' | 'startTime'>>) {
    const before = spanIn(form.values);
    const next = { ...form.values, ...changes };
    const after = spanIn(next);
    const isKnown = before.start !== undefined && before.end !== undefined;
    if (isKnown && after.start !== undefined && (before.end ?? 0) >= (before.start ?? 0)) {
      const end = (before.end ?? 0) + after.start - (before.start ?? 0);
      const { endDay, endTime } = getTimes({ start: after.start, end, isWhole: next.isWhole });
      form.setValues({ ...changes, endDay, endTime: next.isWhole ? next.endTime : endTime });
    } else form.setValues(changes);
    form.clearFieldError('startDay');
    form.clearFieldError('endDay');
  }

  return { form, save, setStart, guests: data?.eventGuests ?? [] };
}

function getTimes({ start, end, isWhole }: Span) {
  const time = (localTime: LocalTime) => localTimeText(localTime).slice(11);
  return {
    isWhole,
    startDay: dayText(dayOf(start)),
    startTime: isWhole ? '09:00' : time(start),
    endDay: dayText(isWhole ? dayOf(end) - 1 : dayOf(end)),
    endTime: isWhole ? '10:00' : time(end),
  };
}

function spanIn({ isWhole, startDay, startTime, endDay, endTime }: Values) {
  const minutesOf = (time: string) => {
    const [hours = Number.NaN, minutes = Number.NaN] = time.split(':').map(Number);
    return hours * 60 + minutes;
  };
  const localTimeIn = (text: string | null, time: string) => {
    const day = parseDay(text ?? '');
    const localTime =
      day === undefined ? Number.NaN : localTimeOf(day, isWhole ? 0 : minutesOf(time));
    return Number.isNaN(localTime) ? undefined : localTime;
  };
  const end = localTimeIn(endDay, endTime);
  return {
    start: localTimeIn(startDay, startTime),
    // The end of all-day events is exclusive.
    end: isWhole && end !== undefined ? end + dayLength : end,
  };
}

function isWebAddress(text: string): boolean {
  return text === '' || (/^https?:\/\//i.test(text) && URL.canParse(text));
}
