import { Button, Group, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { typedEntries } from '../../ui/typedKeys.ts';
import { CityMenu } from './CityMenu.tsx';

const gradients = {
  primary: ['--mantine-color-primary-filled', '--fd-event-business'],
  success: ['--mantine-color-success-filled', '--mantine-color-info-filled'],
  danger: ['--mantine-color-danger-filled', '--fd-event-business'],
  warning: ['--mantine-color-warning-filled', '--mantine-color-danger-filled'],
  info: ['--mantine-color-info-filled', '--mantine-color-primary-filled'],
} as const;

export function Gradient() {
  const { t } = useTranslation('gallery');

  return (
    <Group gap="md">
      {typedEntries(gradients).map(([tone, [from, to]]) => (
        <Menu key={tone} position="bottom-start">
          <Menu.Target>
            <Button
              variant="gradient"
              gradient={{ from: `var(${from})`, to: `var(${to})`, deg: 135 }}
              c="var(--mantine-primary-color-contrast)"
              rightSection={<IconChevronDown size={16} stroke={1.7} aria-hidden />}
            >
              {t(`tone.${tone}`)}
            </Button>
          </Menu.Target>
          <CityMenu />
        </Menu>
      ))}
    </Group>
  );
}
