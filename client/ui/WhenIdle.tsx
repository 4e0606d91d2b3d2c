import { useMantineEnv } from '@mantine/core';
import { type PropsWithChildren, Suspense, startTransition, useEffect, useState } from 'react';
import { runWhenIdle } from './lazyComponent.tsx';

/** Renders its children after the page has rendered and the browser is idle. */
export function WhenIdle({ children }: PropsWithChildren) {
  // Tests render at once.
  const [isIdle, setIdle] = useState(useMantineEnv() === 'test');

  useEffect(() => {
    if (!isIdle) runWhenIdle(() => startTransition(() => setIdle(true)));
  }, [isIdle]);

  return isIdle && <Suspense>{children}</Suspense>;
}
