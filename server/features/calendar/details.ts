import { badInput } from '../../errors.ts';
import type { CalendarEvent, EventGuest, EventGuestInput, EventKind } from '../../gql/types.ts';

type ExtendedProps = Record<string, unknown>;
type DetailField = 'kind' | 'location' | 'description' | 'link' | 'guests';

/** A stored event, whose details are in `extendedProps`. */
export type StoredEvent = Omit<CalendarEvent, DetailField | 'extendedProps'> & {
  extendedProps: ExtendedProps;
};

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

const kindsByName = new Map(
  Object.entries(calendarNames).map(([kind, name]) => [name, kind as EventKind]),
);

const isObject = (value: unknown): value is ExtendedProps =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const findKind = ({ calendar }: ExtendedProps) =>
  typeof calendar === 'string' ? kindsByName.get(calendar) : undefined;

/** Returns the first non-empty text. */
const findFirstText = (...values: unknown[]) =>
  values.find((value) => typeof value === 'string' && value !== '') as string | undefined;

/**
 * Returns the `extendedProps` of an event. They consist of the `extendedProps` of the request, or else of the stored
 * ones, and of the details that the request sets by separate fields.
 */
export function createExtendedProps(
  fields: EventFields,
  stored: ExtendedProps = {},
): ExtendedProps {
  const base = fields.extendedProps ?? omitEmptiedTexts(stored, fields);
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
    const allowedNames = [...kindsByName.keys()].join(', ');
    throw badInput('event.extendedProps.calendar', `must be one of ${allowedNames}.`);
  }
  return props;
}

/** Other clients store texts as `desc` and `url`. Omits these keys if the request empties the texts. */
function omitEmptiedTexts(
  { desc, url, ...rest }: ExtendedProps,
  fields: EventFields,
): ExtendedProps {
  return {
    ...rest,
    ...(desc !== undefined && fields.description !== '' && { desc }),
    ...(url !== undefined && fields.url !== '' && { url }),
  };
}

/** Adds the details that `extendedProps` contain. Clients store some details by different keys. */
export function addDetails(event: StoredEvent): CalendarEvent {
  const { location, description, desc, url, guests } = event.extendedProps;
  return {
    ...event,
    kind: findKind(event.extendedProps) ?? 'ETC',
    location: findFirstText(location) ?? '',
    description: findFirstText(description, desc) ?? '',
    link: findFirstText(event.url, url) ?? '',
    guests: [guests].flat().flatMap(readGuests),
  };
}

/** Reads a guest. Returns an empty list for `{}`, which clients send if there are no guests. */
function readGuests(guest: unknown): EventGuest[] {
  if (!isObject(guest)) return [];
  const name = findFirstText(guest.label, guest.value);
  return name ? [{ name, avatar: findFirstText(guest.avatar) ?? '' }] : [];
}
