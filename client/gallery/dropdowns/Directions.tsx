import { Button, Group, Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Cities } from './Cities.tsx';

/** Turns round where there is no room; right and left change places in a script from the right. */
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
