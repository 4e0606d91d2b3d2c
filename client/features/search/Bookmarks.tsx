import { useMediaQuery } from '@mantine/hooks';
import { Suspense } from 'react';
import { lazyComponent } from '../../ui/lazyComponent.tsx';

const BookmarksBar = lazyComponent(async () => (await import('./BookmarksBar.tsx')).BookmarksBar);

/** Bookmarks, where there is room for them. Elsewhere they are in the palette. */
export function Bookmarks() {
  const hasRoom = useMediaQuery('(min-width: 992px)', false, { getInitialValueInEffect: false });

  return (
    hasRoom && (
      <Suspense>
        <BookmarksBar />
      </Suspense>
    )
  );
}
