import type { ApolloCache, Reference } from '@apollo/client';
import { useTranslation } from 'react-i18next';
import { useToggleBookmarkMutation } from '../../gql/search/hooks.ts';
import { showToast } from '../../ui/toasts.ts';
import type { Place } from './usePlaces.ts';

/** Adds or removes the bookmark of a page. The bar updates at once. */
export function useToggleBookmark() {
  const { t } = useTranslation('search');
  const [toggleBookmark] = useToggleBookmarkMutation();

  async function toggle({ id }: Place, isBookmarked: boolean) {
    const page = { __typename: 'SearchPage' as const, id, isBookmarked };
    return toggleBookmark({
      variables: { id },
      optimisticResponse: { toggleBookmark: page },
      update: (cache, { data }) => {
        if (data) list(cache, id, data.toggleBookmark.isBookmarked);
      },
    });
  }

  return async (place: Place) => {
    const { error } = await toggle(place, !place.isBookmarked);
    if (error || !place.isBookmarked) return;
    showToast({
      kind: 'success',
      message: t('removed', { name: place.label }),
      undo: () => void toggle(place, true),
    });
  };
}

/** The ids have the order of the menu, in which the bar is sorted. */
function list(cache: ApolloCache, id: number, isBookmarked: boolean) {
  const own = cache.identify({ __typename: 'SearchPage', id });

  cache.modify({
    fields: {
      bookmarks(current: readonly Reference[] = [], { readField }) {
        const others = current.filter(({ __ref }) => __ref !== own);
        if (!isBookmarked || !own) return others;
        return [...others, { __ref: own }].sort(
          (a, b) => Number(readField('id', a)) - Number(readField('id', b)),
        );
      },
    },
  });
}
