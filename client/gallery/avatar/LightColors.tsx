import { Avatar, Group } from '@mantine/core';

const tones = ['primary', 'gray', 'success', 'danger', 'warning', 'info', 'dark'];

export function LightColors() {
  return (
    <Group gap="md">
      {tones.map((tone) => (
        <Avatar key={tone} color={tone} size={40}>
          LK
        </Avatar>
      ))}
    </Group>
  );
}
