import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect } from 'react';

/** Writes on each slide how many slides it is away from being shown: a style sheet does the rest. */
export function useAway(embla?: EmblaCarouselType) {
  useEffect(() => {
    if (!embla) return;
    const write = () => {
      const rests = embla.scrollSnapList();
      const passed = embla.scrollProgress() * (rests.length - 1);
      embla.slideNodes().forEach((slide, index) => {
        slide.style.setProperty('--away', (index - passed).toFixed(3));
      });
    };
    write();
    embla.on('scroll', write);
    embla.on('reInit', write);
    return () => {
      embla.off('scroll', write);
      embla.off('reInit', write);
    };
  }, [embla]);
}
