import { ActionIcon } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { changeLayout, useResolvedColorScheme } from '../theme/layout.ts';
import classes from './ColorSchemeToggle.module.css';

/** A button that switches between the light and the dark colour scheme. The customizer contains all schemes. */
export function ColorSchemeToggle() {
  const { t } = useTranslation('app');
  const isDark = useResolvedColorScheme() === 'dark';
  const Icon = isDark ? IconSun : IconMoon;

  return (
    <ActionIcon
      className={classes.toggle}
      size={40}
      variant="subtle"
      color="gray"
      aria-label={t(isDark ? 'colorScheme.toLight' : 'colorScheme.toDark')}
      onClick={() => changeLayout({ colorScheme: isDark ? 'light' : 'dark' })}
    >
      <Icon size={20} stroke={1.6} />
    </ActionIcon>
  );
}
