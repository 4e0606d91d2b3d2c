import { useDisclosure, useTimeout } from '@mantine/hooks';

/** Blocked for a while, and how to begin. */
export function useBlocked(milliseconds: number) {
  const [isBlocked, { open, close }] = useDisclosure(false);
  const { start } = useTimeout(close, milliseconds);

  function block() {
    open();
    start();
  }

  return { isBlocked, block };
}
