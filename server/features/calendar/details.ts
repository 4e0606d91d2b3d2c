import { badInput } from '../../errors.ts';
import type { CalendarEvent, EventGuest, EventGuestInput, EventKind } from '../../gql/resolvers.ts';

type Props = Record<string, unknown>;
type Detail = 'kind' | 'location' | 'description' | 'link' | 'guests';

/** A stored event. Its details are in `extendedProps`. */
export type StoredEvent = Omit<CalendarEvent, Detail | 'extendedProps'> & { extendedProps: Props };

interface EventFields {
  extendedProps?: unknown;
  kind?: EventKind;
  location?: string;
  description?: string;
  url?: string;
  guests?: EventGuestInput[];
}

/** The values of `extendedProps.calendar` for each kind of event. */
export const calendarNames: Record<EventKind, string> = {
  BUSINESS: 'Business',
  HOLIDAY: 'Holiday',
  PERSONAL: 'Personal',
  FAMILY: 'Family',
  ETC: 'ETC',
};

const kinds = new Map(
  Object.entries(calendarNames).map(([kind, name]) => [name, kind as EventKind]),
);

const isObject = (value: unknown): value is Props =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const findKind = ({ calendar }: Props) =>
  typeof calendar === 'string' ? kinds.get(calendar) : undefined;

/** Returns the first non-empty text. */
const findText = (...values: unknown[]) =>
  values.find((value) => typeof value === 'string' && value !== '') as string | undefined;

/**
 * Returns the `extendedProps` of an event: those of the request, or else the stored ones, with the
 * values of separate fields.
 */
export function createProps(fields: EventFields, stored: Props = {}): Props {
  const base = fields.extendedProps ?? omitBlank(stored, fields);
  if (!isObject(base)) throw badInput('event.extendedProps', 'must be an object.');

  const { kind, location, description, guests } = fields;
  const props = {
    ...base,
    ...(kind && { calendar: calendarNames[kind] }),
    ...(location !== undefined && { location }),
    ...(description !== undefined && { description }),
    ...(guests && {
      guests: guests.map(({ name, avatar }) => ({ value: name, label: name, avatar })),
    }),
  };
  if (!findKind(props)) {
    const wanted = [...kinds.keys()].join(', ');
    throw badInput('event.extendedProps.calendar', `must be one of ${wanted}.`);
  }
  return props;
}

/** Removes the equivalent keys of other clients for texts that the request empties. */
function omitBlank({ desc, url, ...others }: Props, fields: EventFields): Props {
  return {
    ...others,
    ...(desc !== undefined && fields.description !== '' && { desc }),
    ...(url !== undefined && fields.url !== '' && { url }),
  };
}

/** Returns an event with its details. Clients use two names for some of them. */
export function withDetails(event: StoredEvent): CalendarEvent {
  const { location, description, desc, url, guests } = event.extendedProps;
  return {
    ...event,
    kind: findKind(event.extendedProps) ?? 'ETC',
    location: findText(location) ?? '',
    description: findText(description, desc) ?? '',
    link: findText(event.url, url) ?? '',
    guests: [guests].flat().flatMap(readGuests),
  };
}

/** Returns no guest for `{}`, which clients send if there are no guests. */
function readGuests(guest: unknown): EventGuest[] {
  if (!isObject(guest)) return [];
  const name = findText(guest.label, guest.value);
  return name ? [{ name, avatar: findText(guest.avatar) ?? '' }] : [];
}
