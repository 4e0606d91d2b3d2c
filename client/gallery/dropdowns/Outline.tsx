import { Button, Group, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { CityMenu } from './CityMenu.tsx';

const tones = ['primary', 'gray', 'success', 'danger', 'warning', 'info', 'dark'] as const;

export function Outline() {
  const { t } = useTranslation('gallery');

  return (
    <Group gap="md">
      {tones.map((tone) => (
        <Menu key={tone} position="bottom-start">
          <Menu.Target>
            <Button
              variant="outline"
              color={tone}
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
