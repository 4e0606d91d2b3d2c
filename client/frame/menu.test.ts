import { expect, test } from 'vitest';
import type { MenuEntry, MenuLabel } from '../feature.ts';
import texts from '../gql/texts/en.json';
import { createMenu, findEntry, findParentGroups, menuEntries } from './menu.ts';

const entries: MenuEntry[] = [
  { id: 'error', to: '/misc/error' },
  { id: 'userList', to: '/apps/user/list' },
  { id: 'accessControl', to: '/access-control', access: { action: 'read', subject: 'ACL' } },
];
const canSeeAll = () => true;

test('shows the sections and groups that are not empty, in the order of the tree', () => {
  const sections = createMenu(entries, canSeeAll);

  expect(sections.map(({ id }) => id)).toEqual(['apps', 'misc']);
  expect(sections[0]?.items.map(({ id }) => id)).toEqual(['userList', 'pages']);
  expect(findParentGroups('error', sections[0]?.items ?? [])).toEqual(['pages', 'miscellaneous']);
});

test('an entry that is not in the tree is shown in its section and its group', () => {
  const news = {
    id: 'news' as MenuLabel,
    to: '/news',
    section: 'apps',
    groups: ['pages'],
  } as const;
  const [apps] = createMenu([...entries, { ...news, groups: [...news.groups] }], canSeeAll);

  expect(findParentGroups('news', apps?.items ?? [])).toEqual(['pages']);
});

test('omits entries that the viewer may not open, and sections without entries', () => {
  const sections = createMenu(entries, (access) => access === undefined);

  expect(sections.map(({ id }) => id)).toEqual(['apps']);
});

test('a path below the path of an entry belongs to the entry', () => {
  expect(findEntry('/apps/user/list/2', entries)?.id).toBe('userList');
  expect(findEntry('/apps/user/lists', entries)).toBeUndefined();
});

test('an entry that is part of another is not shown', () => {
  const view: MenuEntry = { id: 'userView', to: '/apps/user/view', partOf: 'userList' };

  expect(JSON.stringify(createMenu([...entries, view], canSeeAll))).not.toContain('userView');
  expect(findEntry('/apps/user/view/7', [...entries, view])?.partOf).toBe('userList');
});

test('each entry of the product is in the tree', () => {
  const menuJson = JSON.stringify(createMenu(menuEntries.get(), canSeeAll));

  expect(
    menuEntries.get().filter(({ id, partOf }) => !menuJson.includes(`"id":"${partOf ?? id}"`)),
  ).toEqual([]);
});

test('each entry has a label, also if its id is computed', () => {
  const labels: Record<string, unknown> = texts.menu;

  expect(menuEntries.get().filter(({ id }) => typeof labels[id] !== 'string')).toEqual([]);
});
