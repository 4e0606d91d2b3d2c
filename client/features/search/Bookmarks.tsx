import { useMediaQuery } from '@mantine/hooks';
import { Suspense } from 'react';
import { lazyComponent } from '../../ui/lazyComponent.tsx';

const BookmarksBar = lazyComponent(async () => (await import('./BookmarksBar.tsx')).BookmarksBar);

/** The bookmarks in the header of wide screens. Narrow screens list them in the palette. */
export function Bookmarks() {
  const isWide = useMediaQuery('(min-width: 992px)', false, { getInitialValueInEffect: false });

  return (
    isWide && (
      <Suspense>
        <BookmarksBar />
      </Suspense>
    )
  );
}
