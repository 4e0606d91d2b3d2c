import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useState } from 'react';

/** Returns the current snap position and the number of positions. */
export function usePlace(embla?: EmblaCarouselType) {
  const [place, setPlace] = useState({ shown: 0, count: 0 });

  useEffect(() => {
    if (!embla) return;
    const tell = () =>
      setPlace({ shown: embla.selectedScrollSnap(), count: embla.scrollSnapList().length });
    tell();
    embla.on('select', tell);
    embla.on('reInit', tell);
    return () => {
      embla.off('select', tell);
      embla.off('reInit', tell);
    };
  }, [embla]);

  return place;
}
