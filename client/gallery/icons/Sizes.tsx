import { Group } from '@mantine/core';
import { IconArmchair } from '@tabler/icons-react';

const sizes = [16, 18, 24, 32, 48];

/** Small icons need thicker strokes than large icons. */
export function Sizes() {
  return (
    <Group gap="lg">
      {sizes.map((size) => (
        <IconArmchair key={size} size={size} stroke={size > 24 ? 1.3 : 1.7} aria-hidden />
      ))}
    </Group>
  );
}
