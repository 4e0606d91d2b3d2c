import { useTranslation } from 'react-i18next';
import { canOpen, findMenuEntry } from '../../navigation/screenRegistry.ts';

interface Page {
  id: number;
  title: string;
  icon: string;
  link: string;
  isBookmarked: boolean;
}

/** A page with its translated name. */
export interface LabeledPage extends Page {
  label: string;
}

/** Returns the pages that the viewer may open, with their translated names. */
export function useLabeledPages(pages: readonly Page[]): LabeledPage[] {
  const { t } = useTranslation('app');

  return pages
    .filter(({ link }) => canOpen(link))
    .map((page) => {
      const entry = findMenuEntry(page.link);
      return {
        ...page,
        label: entry && entry.label === undefined ? t(`menu.${entry.id}`) : page.title,
      };
    });
}
