import { Button, Group, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { CityMenu } from './CityMenu.tsx';

const sizes = ['lg', 'sm', 'xs'] as const;

export function Sizes() {
  const { t } = useTranslation('dropdowns');

  return (
    <Group gap="md">
      {sizes.map((size) => (
        <Menu key={size} position="bottom-start">
          <Menu.Target>
            <Button
              size={size}
              rightSection={<IconChevronDown size={16} stroke={1.7} aria-hidden />}
            >
              {t(`size.${size}`)}
            </Button>
          </Menu.Target>
          <CityMenu />
        </Menu>
      ))}
    </Group>
  );
}
