import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect } from 'react';

/** Sets a custom property on each slide: its distance from the visible one. */
export function useSlideDistances(embla?: EmblaCarouselType) {
  useEffect(() => {
    if (!embla) return;
    const write = () => {
      const rests = embla.scrollSnapList();
      const passed = embla.scrollProgress() * (rests.length - 1);
      embla.slideNodes().forEach((slide, index) => {
        slide.style.setProperty('--distance', (index - passed).toFixed(3));
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
