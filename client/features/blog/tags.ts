import type { PostTag } from '../../gql/blog/graphql.ts';
import type { Tone } from '../../ui/StatusBadge.tsx';

/** The colour of each tag. */
export const tagTones: Record<PostTag, Tone> = {
  QUOTE: 'info',
  FASHION: 'primary',
  GAMING: 'danger',
  VIDEO: 'warning',
  FOOD: 'success',
};

export const tags = Object.keys(tagTones) as PostTag[];
