import { List } from '@mantine/core';
import { useListItems } from './useListItems.ts';

export function UnstyledList() {
  return (
    <List listStyleType="none" spacing="sm">
      {useListItems().map((item) => (
        <List.Item key={item}>{item}</List.Item>
      ))}
    </List>
  );
}
