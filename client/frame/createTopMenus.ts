import type { TranslationKeys } from 'i18next';
import { isGroup, type ShownItem, type ShownSection } from './menu.ts';

/** A dropdown of the horizontal menu. */
export interface TopMenu {
  id: string;
  /** The translation key of the label. */
  label: TranslationKeys['app'];
  items: ShownItem[];
}

/** Returns the dropdowns of the horizontal menu: one for each section, and one for the group "Pages" of the side menu. */
export function createTopMenus(sections: ShownSection[]): TopMenu[] {
  return sections.flatMap(({ id, items }) => {
    const pages = items.find((item) => item.id === 'pages');
    const otherItems = items.filter((item) => item !== pages);
    const menus: TopMenu[] = [];

    if (otherItems.length > 0)
      menus.push({ id, label: `menu.section.${id}`, items: expandSingleGroup(otherItems) });
    if (pages && isGroup(pages)) menus.push({ ...pages, label: 'menu.pages' });
    return menus;
  });
}

/** Returns the items of the group if the section contains only one group, else the items of the section. */
function expandSingleGroup(items: ShownItem[]): ShownItem[] {
  const [first] = items;
  return items.length === 1 && first && isGroup(first) ? first.items : items;
}
