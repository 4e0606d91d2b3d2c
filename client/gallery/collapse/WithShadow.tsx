import { Accordion } from '@mantine/core';
import { useFaqItems } from './useFaqItems.ts';
import classes from './WithShadow.module.css';

export function WithShadow() {
  return (
    <Accordion variant="separated" order={3} classNames={classes}>
      {useFaqItems().map(({ id, title, content }) => (
        <Accordion.Item key={id} value={id}>
          <Accordion.Control>{title}</Accordion.Control>
          <Accordion.Panel>{content}</Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}
