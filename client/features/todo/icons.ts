import {
  IconArrowDown,
  IconArrowUp,
  IconCircleCheck,
  IconEqual,
  IconInbox,
  IconRefresh,
  IconStar,
  IconTrash,
  IconUsers,
} from '@tabler/icons-react';
import type { Tone } from '../../ui/StatusBadge.tsx';
import type { FilterOrTagName } from './filtersAndTags.ts';

/** The icons of filters and tags. */
export const icons = {
  all: IconInbox,
  important: IconStar,
  completed: IconCircleCheck,
  deleted: IconTrash,
  team: IconUsers,
  low: IconArrowDown,
  medium: IconEqual,
  high: IconArrowUp,
  update: IconRefresh,
} satisfies Record<FilterOrTagName, typeof IconInbox>;

/** The colours of the tags. */
export const tones: Partial<Record<FilterOrTagName, Tone>> = {
  low: 'success',
  medium: 'warning',
  high: 'danger',
  update: 'info',
};
