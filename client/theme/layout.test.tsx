import { beforeEach, expect, test } from 'vitest';
import { changeLayout, defaultLayout, readStoredLayout, resetLayout } from './layout.ts';

beforeEach(() => resetLayout());

test('stores the layout under the keys of the specification, and restores it', () => {
  changeLayout({
    colorScheme: 'semi-dark',
    menuCollapsed: true,
    primary: 'teal',
    footer: 'sticky',
  });

  expect(localStorage.getItem('skin')).toBe('"semi-dark"');
  expect(localStorage.getItem('menuCollapsed')).toBe('true');
  expect(readStoredLayout()).toEqual({
    ...defaultLayout,
    colorScheme: 'semi-dark',
    menuCollapsed: true,
    primary: 'teal',
    footer: 'sticky',
  });
});

test('a change is applied to the page immediately', () => {
  changeLayout({ colorScheme: 'bordered', direction: 'rtl', primary: 'violet' });

  expect(document.documentElement.dataset).toMatchObject({
    colorScheme: 'bordered',
    primary: 'violet',
  });
  expect(document.documentElement.dir).toBe('rtl');
});

test('a reset restores the defaults', () => {
  changeLayout({ colorScheme: 'dark', navbar: 'hidden', menu: 'horizontal' });
  resetLayout();

  expect(readStoredLayout()).toEqual(defaultLayout);
});

test.each(['{', 'null', '7', '[]', '{"menu":"sideways","navbar":3}'])(
  'uses the defaults if the storage contains %s',
  (stored) => {
    for (const key of ['skin', 'menuCollapsed', 'frontdesk.layout']) {
      localStorage.setItem(key, stored);
    }

    expect(readStoredLayout()).toEqual(defaultLayout);
  },
);
