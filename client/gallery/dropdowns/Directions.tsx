import { Button, Group, Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Cities } from './Cities.tsx';

/** Menus flip if there is no room. Left and right are mirrored in right-to-left layouts. */
const directions = ['bottom-end', 'top-start', 'right-start', 'left-start'] as const;

export function Directions() {
  const { t } = useTranslation('dropdowns');

  return (
    <Group gap="md">
      {directions.map((direction) => (
        <Menu key={direction} position={direction}>
          <Menu.Target>
            <Button variant="default">{t(`direction.${direction}`)}</Button>
          </Menu.Target>
          <Cities />
        </Menu>
      ))}
    </Group>
  );
}
