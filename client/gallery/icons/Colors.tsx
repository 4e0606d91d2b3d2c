import { Group } from '@mantine/core';
import { IconLamp } from '@tabler/icons-react';

const tones = ['text', 'muted', 'primary', 'success', 'danger', 'warning', 'info'];

/** By default, an icon has the colour of the surrounding text. */
export function Colors() {
  return (
    <Group gap="lg">
      {tones.map((tone) => (
        <IconLamp key={tone} size={32} stroke={1.7} color={`var(--fd-${tone})`} aria-hidden />
      ))}
    </Group>
  );
}
