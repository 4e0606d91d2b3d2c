import { Badge, Group } from '@mantine/core';
import { IconCheck, IconClock, IconTruckDelivery, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

const statuses = [
  { id: 'ordered', tone: 'gray', Icon: IconClock },
  { id: 'onTheWay', tone: 'info', Icon: IconTruckDelivery },
  { id: 'delivered', tone: 'success', Icon: IconCheck },
  { id: 'cancelled', tone: 'danger', Icon: IconX },
] as const;

/** The icon and the text name the status, because not everybody can distinguish the colours. */
export function Icons() {
  const { t } = useTranslation('badges');

  return (
    <Group gap="sm">
      {statuses.map(({ id, tone, Icon }) => (
        <Badge
          key={id}
          variant="light"
          color={tone}
          radius="sm"
          leftSection={<Icon size={14} stroke={2} aria-hidden />}
        >
          {t(`status.${id}`)}
        </Badge>
      ))}
    </Group>
  );
}
