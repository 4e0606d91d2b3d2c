import { List } from '@mantine/core';
import { useLines } from './useLines.ts';

export function Unstyled() {
  return (
    <List listStyleType="none" spacing="sm">
      {useLines().map((line) => (
        <List.Item key={line}>{line}</List.Item>
      ))}
    </List>
  );
}
