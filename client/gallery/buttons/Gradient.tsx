import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { typedEntries } from '../../ui/typedKeys.ts';

/** The two colours of each gradient. The text has sufficient contrast in every colour scheme. */
const gradients = {
  primary: ['--fd-primary', '--fd-event-business'],
  gray: ['--fd-muted', '--fd-text'],
  success: ['--fd-success', '--fd-info'],
  danger: ['--fd-danger', '--fd-event-business'],
  warning: ['--fd-warning', '--fd-danger'],
  info: ['--fd-info', '--fd-primary'],
  dark: ['--fd-text', '--fd-event-business'],
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
          c="var(--fd-on-primary)"
        >
          {t(`tone.${tone}`)}
        </Button>
      ))}
    </Group>
  );
}
