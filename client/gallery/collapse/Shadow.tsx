import { Accordion } from '@mantine/core';
import classes from './Shadow.module.css';
import { useAnswers } from './useAnswers.ts';

export function Shadow() {
  return (
    <Accordion variant="separated" order={3} classNames={classes}>
      {useAnswers().map(({ id, title, content }) => (
        <Accordion.Item key={id} value={id}>
          <Accordion.Control>{title}</Accordion.Control>
          <Accordion.Panel>{content}</Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}
