import { Avatar, Group } from '@mantine/core';

const tones = ['primary', 'gray', 'success', 'danger', 'warning', 'info', 'dark'];

export function Colors() {
  return (
    <Group gap="md">
      {tones.map((tone) => (
        <Avatar key={tone} color={tone} variant="filled" size={40}>
          LK
        </Avatar>
      ))}
    </Group>
  );
}
