import { Divider, Stack } from '@mantine/core';
import { IconArmchair, IconLamp, IconPlant2 } from '@tabler/icons-react';

export function Icons() {
  return (
    <Stack gap="lg">
      <Divider labelPosition="left" label={<IconArmchair size={20} stroke={1.7} aria-hidden />} />
      <Divider label={<IconLamp size={20} stroke={1.7} aria-hidden />} />
      <Divider labelPosition="right" label={<IconPlant2 size={20} stroke={1.7} aria-hidden />} />
    </Stack>
  );
}
