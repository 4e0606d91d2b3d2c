import { IconBeach, IconBriefcase, IconDots, IconHome, IconUser } from '@tabler/icons-react';
import type { EventKind } from '../../gql/calendar/graphql.ts';

/** In the order of the filters. The names are those of texts and of colours: `--fd-event-family`. */
export const kindNames = {
  BUSINESS: 'business',
  PERSONAL: 'personal',
  FAMILY: 'family',
  HOLIDAY: 'holiday',
  ETC: 'etc',
} as const satisfies Record<EventKind, string>;

export const kinds = Object.keys(kindNames) as EventKind[];

/** So that a kind can be told without its colour. */
export const kindIcons = {
  BUSINESS: IconBriefcase,
  PERSONAL: IconUser,
  FAMILY: IconHome,
  HOLIDAY: IconBeach,
  ETC: IconDots,
} satisfies Record<EventKind, typeof IconUser>;
