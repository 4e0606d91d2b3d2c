import { useMantineEnv } from '@mantine/core';
import { type PropsWithChildren, Suspense, startTransition, useEffect, useState } from 'react';
import { idle } from './lazyComponent.tsx';

/** Draws what can wait when all else is drawn and the browser has time. */
export function WhenIdle({ children }: PropsWithChildren) {
  // Tests do not wait.
  const [isIdle, setIdle] = useState(useMantineEnv() === 'test');

  useEffect(() => {
    if (!isIdle) idle(() => startTransition(() => setIdle(true)));
  }, [isIdle]);

  return isIdle && <Suspense>{children}</Suspense>;
}
