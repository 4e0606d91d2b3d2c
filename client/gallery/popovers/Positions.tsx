import { Button, Group, Popover } from '@mantine/core';
import { useTranslation } from 'react-i18next';

const positions = ['top', 'right', 'bottom', 'left'] as const;

/** A popover opens on the opposite side if there is not enough space. */
export function Positions() {
  const { t } = useTranslation('popovers');

  return (
    <Group justify="center" py="xl">
      {positions.map((position) => (
        <Popover
          key={position}
          position={position}
          trapFocus
          returnFocus
          width={200}
          shadow="md"
          withArrow
        >
          <Popover.Target>
            <Button variant="light">{t(`position.${position}`)}</Button>
          </Popover.Target>
          <Popover.Dropdown>{t('text')}</Popover.Dropdown>
        </Popover>
      ))}
    </Group>
  );
}
