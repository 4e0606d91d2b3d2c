import { PageIcon } from './PageIcon.tsx';
import type { SearchOption } from './searchOptions.ts';
import type { LabeledPage } from './useLabeledPages.ts';
import { useToggleBookmark } from './useToggleBookmark.ts';

/** Returns a function that creates options for pages, with their bookmarks. */
export function usePageOptions(): (pages: LabeledPage[]) => SearchOption[] {
  const toggle = useToggleBookmark();

  return (pages) =>
    pages.map((page) => ({
      key: `page-${page.id}`,
      label: page.label,
      icon: <PageIcon link={page.link} name={page.icon} size={20} />,
      to: page.link,
      bookmark: { isOn: page.isBookmarked, toggle: () => void toggle(page) },
    }));
}
