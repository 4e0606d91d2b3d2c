import { expect, test } from 'vitest';
import type { MenuEntry, MenuLabel } from '../feature.ts';
import texts from '../gql/texts/en.json';
import { createMenu, findEntry, findParentGroups, menuEntries } from './menu.ts';

const entries: MenuEntry[] = [
  { id: 'blogList', to: '/pages/blog/list' },
  { id: 'email', to: '/apps/email' },
  { id: 'accessControl', to: '/access-control', access: { action: 'read', subject: 'ACL' } },
];
const canSeeAll = () => true;

test('shows the sections and groups that are not empty, in the order of the tree', () => {
  const sections = createMenu(entries, canSeeAll);

  expect(sections.map(({ id }) => id)).toEqual(['apps', 'misc']);
  expect(sections[0]?.items.map(({ id }) => id)).toEqual(['email', 'pages']);
  expect(findParentGroups('blogList', sections[0]?.items ?? [])).toEqual(['pages']);
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
  expect(findEntry('/apps/email/label/private', entries)?.id).toBe('email');
  expect(findEntry('/apps/emails', entries)).toBeUndefined();
});

test('an entry that is part of another is not shown', () => {
  const post: MenuEntry = { id: 'blogDetail', to: '/pages/blog/detail', partOf: 'blogList' };

  expect(JSON.stringify(createMenu([...entries, post], canSeeAll))).not.toContain('blogDetail');
  expect(findEntry('/pages/blog/detail/7', [...entries, post])?.partOf).toBe('blogList');
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
