import { List } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useLines } from './useLines.ts';

export function ListIcons() {
  return (
    <List
      spacing="sm"
      icon={<IconCircleCheck size={18} stroke={1.7} color="var(--fd-success)" aria-hidden />}
    >
      {useLines().map((line) => (
        <List.Item key={line}>{line}</List.Item>
      ))}
    </List>
  );
}
