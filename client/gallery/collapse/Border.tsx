import { Accordion } from '@mantine/core';
import { useAnswers } from './useAnswers.ts';

export function Border() {
  return (
    <Accordion variant="contained" order={3}>
      {useAnswers().map(({ id, title, content }) => (
        <Accordion.Item key={id} value={id}>
          <Accordion.Control>{title}</Accordion.Control>
          <Accordion.Panel>{content}</Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}
