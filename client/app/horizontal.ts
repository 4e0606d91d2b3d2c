import type { TranslationKeys } from 'i18next';
import { isGroup, type ShownItem, type ShownSection } from './menu.ts';

export interface TopMenu {
  id: string;
  /** The key of its text. */
  title: TranslationKeys['app'];
  items: ShownItem[];
}

/**
 * Returns the sections as dropdowns. The pages are a group in the side menu, and a dropdown here.
 */
export function createTopMenus(sections: ShownSection[]): TopMenu[] {
  return sections.flatMap(({ id, items }) => {
    const pages = items.find((item) => item.id === 'pages');
    const rest = items.filter((item) => item !== pages);
    const menus: TopMenu[] = [];

    if (rest.length > 0)
      menus.push({ id, title: `menu.section.${id}`, items: expandSingleGroup(rest) });
    if (pages && isGroup(pages)) menus.push({ ...pages, title: 'menu.pages' });
    return menus;
  });
}

/** Replaces the only group of a section by its items. */
function expandSingleGroup(items: ShownItem[]): ShownItem[] {
  const [first] = items;
  return items.length === 1 && first && isGroup(first) ? first.items : items;
}
