import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { lazyComponent } from '../../ui/lazyComponent.tsx';

/** The icons are larger than the rest of the screen, so they load separately. */
const IconGrid = lazyComponent(async () => (await import('./IconGrid.tsx')).IconGrid, true);

export function All() {
  return (
    <Suspense fallback={<Skeleton height={560} />}>
      <IconGrid />
    </Suspense>
  );
}
