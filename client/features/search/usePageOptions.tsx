import type { FinderOption } from './finder.ts';
import { PageIcon } from './PageIcon.tsx';
import { useToggleBookmark } from './useBookmarks.ts';
import type { Place } from './usePlaces.ts';

/** Returns options for pages, each with a star. */
export function usePageOptions(): (places: Place[]) => FinderOption[] {
  const toggle = useToggleBookmark();

  return (places) =>
    places.map((place) => ({
      key: `page-${place.id}`,
      label: place.label,
      icon: <PageIcon link={place.link} name={place.icon} size={20} />,
      to: place.link,
      bookmark: { isOn: place.isBookmarked, toggle: () => void toggle(place) },
    }));
}
