import { Avatar, Group } from '@mantine/core';
import {
  IconArmchair,
  IconLamp,
  IconPackage,
  IconPlant2,
  IconTruckDelivery,
} from '@tabler/icons-react';

const avatars = [
  { tone: 'primary', Icon: IconArmchair },
  { tone: 'warning', Icon: IconLamp },
  { tone: 'success', Icon: IconPlant2 },
  { tone: 'info', Icon: IconPackage },
  { tone: 'danger', Icon: IconTruckDelivery },
];

export function Icons() {
  return (
    <Group gap="md">
      {avatars.map(({ tone, Icon }) => (
        <Avatar key={tone} color={tone} size={40}>
          <Icon size={22} stroke={1.7} aria-hidden />
        </Avatar>
      ))}
    </Group>
  );
}
