import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useState } from 'react';

/** Returns the current snap position and the number of positions. */
export function useCurrentSlide(embla?: EmblaCarouselType) {
  const [position, setPosition] = useState({ shown: 0, count: 0 });

  useEffect(() => {
    if (!embla) return;
    const onChange = () =>
      setPosition({ shown: embla.selectedScrollSnap(), count: embla.scrollSnapList().length });
    onChange();
    embla.on('select', onChange);
    embla.on('reInit', onChange);
    return () => {
      embla.off('select', onChange);
      embla.off('reInit', onChange);
    };
  }, [embla]);

  return position;
}
