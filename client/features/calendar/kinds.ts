import { IconBeach, IconBriefcase, IconDots, IconHome, IconUser } from '@tabler/icons-react';
import type { EventKind } from '../../gql/calendar/graphql.ts';

/**
 * The event types in the order of the filters, with the names of their texts and colours
 * (`--fd-event-family`).
 */
export const kindNames = {
  BUSINESS: 'business',
  PERSONAL: 'personal',
  FAMILY: 'family',
  HOLIDAY: 'holiday',
  ETC: 'etc',
} as const satisfies Record<EventKind, string>;

export const kinds = Object.keys(kindNames) as EventKind[];

/** Icons distinguish event types without colour. */
export const kindIcons = {
  BUSINESS: IconBriefcase,
  PERSONAL: IconUser,
  FAMILY: IconHome,
  HOLIDAY: IconBeach,
  ETC: IconDots,
} satisfies Record<EventKind, typeof IconUser>;
