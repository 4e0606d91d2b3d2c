import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { lazyComponent } from '../../ui/lazyComponent.tsx';

/** A separate chunk, because the icons are larger than the rest of the page. */
const IconGrid = lazyComponent(async () => (await import('./IconGrid.tsx')).IconGrid, true);

export function AllIcons() {
  return (
    <Suspense fallback={<Skeleton height={560} />}>
      <IconGrid />
    </Suspense>
  );
}
