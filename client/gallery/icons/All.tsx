import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { lazyPart } from '../../ui/lazyPart.tsx';

/** The icons weigh more than the rest of the screen, so they come on their own. */
const IconGrid = lazyPart(async () => (await import('./IconGrid.tsx')).IconGrid, true);

export function All() {
  return (
    <Suspense fallback={<Skeleton height={560} />}>
      <IconGrid />
    </Suspense>
  );
}
