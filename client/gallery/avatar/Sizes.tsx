import { Group } from '@mantine/core';
import { PersonAvatar } from '../../ui/PersonAvatar.tsx';

const sizes = [96, 56, 40, 32, 28, 24] as const;

export function Sizes() {
  return (
    <Group gap="md">
      {sizes.map((size) => (
        <PersonAvatar
          key={size}
          fullName="Camille Rousseau"
          avatar="/pictures/people/camille-rousseau.svg"
          size={size}
        />
      ))}
    </Group>
  );
}
