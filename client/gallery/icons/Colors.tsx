import { Group } from '@mantine/core';
import { IconLamp } from '@tabler/icons-react';

const tones = ['dark', 'gray', 'primary', 'success', 'danger', 'warning', 'info'];

/** By default, an icon has the colour of the surrounding text. */
export function Colors() {
  return (
    <Group gap="lg">
      {tones.map((tone) => (
        <IconLamp
          key={tone}
          size={32}
          stroke={1.7}
          color={`var(--mantine-color-${tone}-text)`}
          aria-hidden
        />
      ))}
    </Group>
  );
}
