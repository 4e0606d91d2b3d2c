import { Accordion } from '@mantine/core';
import { useFaqItems } from './useFaqItems.ts';

export function WithBorder() {
  return (
    <Accordion variant="contained" order={3}>
      {useFaqItems().map(({ id, title, content }) => (
        <Accordion.Item key={id} value={id}>
          <Accordion.Control>{title}</Accordion.Control>
          <Accordion.Panel>{content}</Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}
