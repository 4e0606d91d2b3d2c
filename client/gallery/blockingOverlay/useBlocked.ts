import { useDisclosure, useTimeout } from '@mantine/hooks';

/** Returns whether the content is blocked, and a function that blocks it for a while. */
export function useBlocked(milliseconds: number) {
  const [isBlocked, { open, close }] = useDisclosure(false);
  const { start } = useTimeout(close, milliseconds);

  function block() {
    open();
    start();
  }

  return { isBlocked, block };
}
