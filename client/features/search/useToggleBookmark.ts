import type { ApolloCache, Reference } from '@apollo/client';
import { useTranslation } from 'react-i18next';
import { useToggleBookmarkMutation } from '../../gql/search/hooks.ts';
import { showToast } from '../../ui/toasts.ts';
import type { LabeledPage } from './useLabeledPages.ts';

/** Returns a function that adds or removes the bookmark of a page. The bar changes before the response arrives. */
export function useToggleBookmark() {
  const { t } = useTranslation('search');
  const [toggleBookmark] = useToggleBookmarkMutation();

  async function toggle({ id }: LabeledPage, isBookmarked: boolean) {
    const toggledPage = { __typename: 'SearchPage' as const, id, isBookmarked };
    return toggleBookmark({
      variables: { id },
      optimisticResponse: { toggleBookmark: toggledPage },
      update: (cache, { data }) => {
        if (data) updateBookmarks(cache, id, data.toggleBookmark.isBookmarked);
      },
    });
  }

  return async (page: LabeledPage) => {
    const { error } = await toggle(page, !page.isBookmarked);
    if (error || !page.isBookmarked) return;
    showToast({
      kind: 'success',
      message: t('removed', { name: page.label }),
      undo: () => void toggle(page, true),
    });
  };
}

/** Adds or removes a bookmark in the cache. The bookmarks are sorted by id, which is the order of the menu. */
function updateBookmarks(cache: ApolloCache, id: number, isBookmarked: boolean) {
  const ownRef = cache.identify({ __typename: 'SearchPage', id });

  cache.modify({
    fields: {
      bookmarks(current: readonly Reference[] = [], { readField }) {
        const otherRefs = current.filter(({ __ref }) => __ref !== ownRef);
        if (!isBookmarked || !ownRef) return otherRefs;
        return [...otherRefs, { __ref: ownRef }].sort(
          (a, b) => Number(readField('id', a)) - Number(readField('id', b)),
        );
      },
    },
  });
}
