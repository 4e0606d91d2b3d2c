import { Badge, Group } from '@mantine/core';
import { IconCheck, IconClock, IconTruckDelivery, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

const states = [
  { id: 'ordered', tone: 'gray', Icon: IconClock },
  { id: 'onTheWay', tone: 'info', Icon: IconTruckDelivery },
  { id: 'delivered', tone: 'success', Icon: IconCheck },
  { id: 'cancelled', tone: 'danger', Icon: IconX },
] as const;

/** An icon with text: colour alone carries no information. */
export function Icons() {
  const { t } = useTranslation('badges');

  return (
    <Group gap="sm">
      {states.map(({ id, tone, Icon }) => (
        <Badge
          key={id}
          variant="light"
          color={tone}
          radius="sm"
          leftSection={<Icon size={14} stroke={2} aria-hidden />}
        >
          {t(`state.${id}`)}
        </Badge>
      ))}
    </Group>
  );
}
