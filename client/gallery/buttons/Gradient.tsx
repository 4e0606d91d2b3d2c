import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { typedEntries } from '../../ui/typedKeys.ts';

/** The two colours of each gradient. The text has sufficient contrast in every colour scheme. */
const gradients = {
  primary: ['--mantine-color-primary-filled', '--fd-event-business'],
  gray: ['--mantine-color-dimmed', '--mantine-color-text'],
  success: ['--mantine-color-success-filled', '--mantine-color-info-filled'],
  danger: ['--mantine-color-danger-filled', '--fd-event-business'],
  warning: ['--mantine-color-warning-filled', '--mantine-color-danger-filled'],
  info: ['--mantine-color-info-filled', '--mantine-color-primary-filled'],
  dark: ['--mantine-color-text', '--fd-event-business'],
} as const;

export function Gradient() {
  const { t } = useTranslation('gallery');

  return (
    <Group gap="md">
      {typedEntries(gradients).map(([tone, [from, to]]) => (
        <Button
          key={tone}
          variant="gradient"
          gradient={{ from: `var(${from})`, to: `var(${to})`, deg: 135 }}
          c="var(--mantine-primary-color-contrast)"
        >
          {t(`tone.${tone}`)}
        </Button>
      ))}
    </Group>
  );
}
