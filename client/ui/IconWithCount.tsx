import { Flex } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './IconWithCount.module.css';

interface CountedProps {
  count: number;
  children: ReactNode;
}

/** An icon with a number at its corner. The number 0 is not shown. */
export function IconWithCount({ count, children }: CountedProps) {
  return (
    <Flex component="span" pos="relative">
      {children}
      {count > 0 && (
        <span className={classes.count} aria-hidden>
          {count > 99 ? '99+' : count}
        </span>
      )}
    </Flex>
  );
}
