import { Flex, Group } from '@mantine/core';
import classes from './InlineList.module.css';

export function InlineList() {
  return (
    <Group component="ul" gap="4px 0" align="stretch" className={classes.list}>
      <Flex component="li">Lisbon</Flex>
      <Flex component="li">Hamburg</Flex>
      <Flex component="li">Lyon</Flex>
      <Flex component="li">Leeds</Flex>
    </Group>
  );
}
