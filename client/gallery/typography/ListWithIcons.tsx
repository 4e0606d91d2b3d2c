import { List } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useListItems } from './useListItems.ts';

export function ListWithIcons() {
  return (
    <List
      spacing="sm"
      icon={
        <IconCircleCheck
          size={18}
          stroke={1.7}
          color="var(--mantine-color-success-filled)"
          aria-hidden
        />
      }
    >
      {useListItems().map((item) => (
        <List.Item key={item}>{item}</List.Item>
      ))}
    </List>
  );
}
