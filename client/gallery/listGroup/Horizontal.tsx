import { Flex } from '@mantine/core';
import classes from './Horizontal.module.css';

export function Horizontal() {
  return (
    <Flex
      component="ul"
      wrap="wrap"
      w="fit-content"
      maw="100%"
      bd="1px solid var(--mantine-color-default-border)"
      bdrs="lg"
      className={classes.list}
    >
      <li>Lisbon</li>
      <li>Hamburg</li>
      <li>Lyon</li>
      <li>Leeds</li>
    </Flex>
  );
}
