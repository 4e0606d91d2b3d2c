import type { BlogPageQueryVariables, PostSort, PostTag } from '../../gql/blog/graphql.ts';
import type { Tone } from '../../ui/StatusBadge.tsx';

/** The URL parameters of the list. */
export const defaults = { q: '', tag: '', show: 'PUBLISHED', sortBy: 'NEWEST', page: 1 };

export const sorts = ['NEWEST', 'OLDEST', 'TITLE', 'COMMENTS'] as const satisfies PostSort[];

/** The filters of the list: a status, or the saved posts. */
export const shows = ['PUBLISHED', 'PENDING', 'DRAFT', 'KEPT'] as const;

/** The colour of each tag. */
export const tagTones: Record<PostTag, Tone> = {
  QUOTE: 'info',
  FASHION: 'primary',
  GAMING: 'danger',
  VIDEO: 'warning',
  FOOD: 'success',
};

export const tags = Object.keys(tagTones) as PostTag[];

const findOption = <Value extends string>(
  values: readonly Value[],
  text: string,
): Value | undefined => values.find((value) => value === text);

export const perPage = 6;

/** Returns the query variables of the list. */
export function readView({ q, tag, show, sortBy, page }: typeof defaults) {
  const shown = findOption(shows, show) ?? 'PUBLISHED';
  const chosen = findOption(tags, tag);

  return {
    q,
    tags: chosen ? [chosen] : null,
    statuses: shown === 'KEPT' ? ['PUBLISHED', 'PENDING', 'DRAFT'] : [shown],
    isBookmarked: shown === 'KEPT',
    sortBy: findOption(sorts, sortBy) ?? 'NEWEST',
    page,
  } satisfies BlogPageQueryVariables;
}
