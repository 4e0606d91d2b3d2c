import {
  IconArrowsLeftRight,
  IconLanguage,
  IconLogout,
  IconMoon,
  IconSun,
} from '@tabler/icons-react';
import { hasOwnSchema, languages } from '../config.ts';
import type { Command } from '../feature.ts';
import { signOut } from '../session/session.ts';
import { changeLayout } from '../theme/layout.ts';
import { typedEntries } from '../ui/typedKeys.ts';
import { changeLanguage } from './i18n.ts';

const root = document.documentElement;

/** The commands of the frame. */
export const commands: Command[] = [
  {
    id: 'light',
    icon: IconSun,
    run: () => changeLayout({ colorScheme: 'light' }),
    isDone: () => root.dataset.mantineColorScheme === 'light',
  },
  {
    id: 'dark',
    icon: IconMoon,
    run: () => changeLayout({ colorScheme: 'dark' }),
    isDone: () => root.dataset.mantineColorScheme === 'dark',
  },
  { id: 'direction', icon: IconArrowsLeftRight, run: toggleDirection },
  ...typedEntries(languages).map(([language, label]) => ({
    id: language,
    label,
    icon: IconLanguage,
    run: () => changeLanguage(language),
    isDone: () => root.lang === language,
  })),
  ...(hasOwnSchema ? [] : [{ id: 'signOut', icon: IconLogout, run: signOut } as const]),
];

function toggleDirection() {
  const isRtl = root.dir === 'rtl';
  changeLayout({ direction: isRtl ? 'ltr' : 'rtl' });
}
