import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useState } from 'react';

/** Returns the index of the current snap position, and the number of snap positions. */
export function useCurrentSlide(embla?: EmblaCarouselType) {
  const [position, setPosition] = useState({ currentIndex: 0, count: 0 });

  useEffect(() => {
    if (!embla) return;
    const update = () =>
      setPosition({
        currentIndex: embla.selectedScrollSnap(),
        count: embla.scrollSnapList().length,
      });
    update();
    embla.on('select', update);
    embla.on('reInit', update);
    return () => {
      embla.off('select', update);
      embla.off('reInit', update);
    };
  }, [embla]);

  return position;
}
