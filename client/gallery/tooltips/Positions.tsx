import { Button, Group, Tooltip } from '@mantine/core';
import { useTranslation } from 'react-i18next';

const positions = ['top', 'right', 'bottom', 'left'] as const;
const events = { hover: true, focus: true, touch: true };

export function Positions() {
  const { t } = useTranslation('tooltips');

  return (
    <Group justify="center" py="xl">
      {positions.map((position) => (
        <Tooltip key={position} label={t('text')} position={position} events={events} withArrow>
          <Button variant="light">{t(`position.${position}`)}</Button>
        </Tooltip>
      ))}
    </Group>
  );
}
