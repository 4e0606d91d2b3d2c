import { Button, Group, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { typedEntries } from '../../ui/typedKeys.ts';
import { CityMenu } from './CityMenu.tsx';

const gradients = {
  primary: ['--fd-primary', '--fd-event-business'],
  success: ['--fd-success', '--fd-info'],
  danger: ['--fd-danger', '--fd-event-business'],
  warning: ['--fd-warning', '--fd-danger'],
  info: ['--fd-info', '--fd-primary'],
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
              c="var(--fd-on-primary)"
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
