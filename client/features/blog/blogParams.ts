import type { BlogPageQueryVariables, PostSort } from '../../gql/blog/graphql.ts';
import { tags } from './tags.ts';

/** The URL parameters of the list. */
export const defaultParams = { q: '', tag: '', show: 'PUBLISHED', sortBy: 'NEWEST', page: 1 };

export const sorts = ['NEWEST', 'OLDEST', 'TITLE', 'COMMENTS'] as const satisfies PostSort[];

/** The values of the URL parameter `show`: a status, or `BOOKMARKED` for bookmarked posts. */
export const showOptions = ['PUBLISHED', 'PENDING', 'DRAFT', 'BOOKMARKED'] as const;

const findOption = <Value extends string>(
  values: readonly Value[],
  text: string,
): Value | undefined => values.find((value) => value === text);

export const perPage = 6;

/** Returns the variables of the list query. */
export function getListVariables({ q, tag, show, sortBy, page }: typeof defaultParams) {
  const showOption = findOption(showOptions, show) ?? 'PUBLISHED';
  const selectedTag = findOption(tags, tag);

  return {
    q,
    tags: selectedTag ? [selectedTag] : null,
    statuses: showOption === 'BOOKMARKED' ? ['PUBLISHED', 'PENDING', 'DRAFT'] : [showOption],
    isBookmarked: showOption === 'BOOKMARKED',
    sortBy: findOption(sorts, sortBy) ?? 'NEWEST',
    page,
  } satisfies BlogPageQueryVariables;
}
