import { Button, Group, Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CityMenu } from './CityMenu.tsx';

const directions = ['bottom-end', 'top-start', 'right-start', 'left-start'] as const;

/**
 * A menu opens on the opposite side if there is not enough space. Left and right are mirrored in
 * right-to-left layouts.
 */
export function Directions() {
  const { t } = useTranslation('dropdowns');

  return (
    <Group gap="md">
      {directions.map((direction) => (
        <Menu key={direction} position={direction}>
          <Menu.Target>
            <Button variant="default">{t(`direction.${direction}`)}</Button>
          </Menu.Target>
          <CityMenu />
        </Menu>
      ))}
    </Group>
  );
}
