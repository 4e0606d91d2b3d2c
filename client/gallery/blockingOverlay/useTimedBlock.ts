import { useDisclosure, useTimeout } from '@mantine/hooks';

/** Returns whether the content is blocked, and a function that blocks the content for a duration. */
export function useTimedBlock(milliseconds: number) {
  const [isBlocked, { open, close }] = useDisclosure(false);
  const { start } = useTimeout(close, milliseconds);

  function block() {
    open();
    start();
  }

  return { isBlocked, block };
}
