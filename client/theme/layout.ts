import { useSyncExternalStore } from 'react';
import { readStored, storageKeys, writeStored } from '../data/storage.ts';
import { createStore, useStore } from '../data/store.ts';

/** The values of each layout option. The first value is the default. */
export const choices = {
  colorScheme: ['light', 'bordered', 'dark', 'semi-dark', 'system'],
  primary: ['cobalt', 'violet', 'teal', 'magenta', 'copper', 'graphite'],
  direction: ['ltr', 'rtl'],
  content: ['full', 'boxed'],
  transition: ['fade', 'fade-left', 'zoom', 'none'],
  menu: ['vertical', 'horizontal'],
  menuCollapsed: [false, true],
  menuHidden: [false, true],
  navbar: ['floating', 'sticky', 'static', 'hidden'],
  navbarColour: ['white', 'primary', 'secondary', 'success', 'danger', 'info', 'warning', 'dark'],
  footer: ['static', 'sticky', 'hidden'],
} as const;

export type LayoutOption = keyof typeof choices;
export type Layout = { [Option in LayoutOption]: (typeof choices)[Option][number] };
export type ColorScheme = Layout['colorScheme'];
export type Direction = Layout['direction'];

const optionNames = Object.keys(choices) as LayoutOption[];

export const defaultLayout = Object.fromEntries(
  optionNames.map((option) => [option, choices[option][0]]),
) as unknown as Layout;

const layout = createStore(readStoredLayout());
const systemDark = window.matchMedia('(prefers-color-scheme: dark)');
/** A printed page has the light colours. */
const print = window.matchMedia('print');

/** Returns the layout settings that are stored on this device. */
export function useLayout(): Layout {
  return useStore(layout);
}

/** Returns the colour scheme that is visible: that of the system if the viewer has chosen "System". */
export function useResolvedColorScheme(): 'light' | 'dark' {
  const { colorScheme } = useLayout();
  const resolved = useSyncExternalStore(subscribeToMedia, () =>
    resolveColorScheme(colorScheme, systemDark.matches),
  );

  return resolved === 'dark' ? 'dark' : 'light';
}

/** Applies and stores changes of the layout settings. */
export function changeLayout(changes: Partial<Layout>) {
  const { colorScheme, menuCollapsed, ...rest } = { ...layout.get(), ...changes };

  layout.set({ colorScheme, menuCollapsed, ...rest });
  writeStored(storageKeys.colorScheme, colorScheme);
  writeStored(storageKeys.menuCollapsed, menuCollapsed);
  writeStored(storageKeys.layout, rest);
  applyLayout();
}

export function resetLayout() {
  changeLayout(defaultLayout);
}

/** Returns the stored layout settings. Invalid values are replaced by the defaults. */
export function readStoredLayout(): Layout {
  const stored: Record<string, unknown> = {
    ...Object(readStored(storageKeys.layout)),
    colorScheme: readStored(storageKeys.colorScheme),
    menuCollapsed: readStored(storageKeys.menuCollapsed),
  };
  const validOptions = optionNames.filter((option) => isValidValue(option, stored[option]));

  return {
    ...defaultLayout,
    ...Object.fromEntries(validOptions.map((option) => [option, stored[option]])),
  };
}

function isValidValue(option: LayoutOption, value: unknown): boolean {
  return (choices[option] as readonly unknown[]).includes(value);
}

function resolveColorScheme(colorScheme: ColorScheme, isSystemDark: boolean) {
  if (print.matches) return 'light';
  if (colorScheme !== 'system') return colorScheme;
  return isSystemDark ? 'dark' : 'light';
}

function subscribeToMedia(listener: () => void) {
  for (const media of [systemDark, print]) media.addEventListener('change', listener);
  return () => {
    for (const media of [systemDark, print]) media.removeEventListener('change', listener);
  };
}

/** Sets the attributes of the page for style sheets. `index.html` sets the same attributes before the first paint. */
function applyLayout() {
  const { colorScheme, direction, primary } = layout.get();
  const root = document.documentElement;

  root.dataset.colorScheme = resolveColorScheme(colorScheme, systemDark.matches);
  root.dataset.primary = primary;
  root.dir = direction;
}

applyLayout();
subscribeToMedia(applyLayout);

// Applies the changes of other tabs.
window.addEventListener('storage', ({ key }) => {
  if (key !== null && !isLayoutKey(key)) return;
  layout.set(readStoredLayout());
  applyLayout();
});

function isLayoutKey(key: string): boolean {
  const { colorScheme, menuCollapsed, layout: rest } = storageKeys;
  return [colorScheme, menuCollapsed, rest].some((name) => name === key);
}
