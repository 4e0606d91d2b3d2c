import { Flex } from '@mantine/core';
import classes from './InlineList.module.css';

export function InlineList() {
  return (
    <ul className={classes.list}>
      <Flex component="li">Lisbon</Flex>
      <Flex component="li">Hamburg</Flex>
      <Flex component="li">Lyon</Flex>
      <Flex component="li">Leeds</Flex>
    </ul>
  );
}
