import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect } from 'react';

/** Sets the custom property `--distance` of each slide: the number of slides to the current slide. */
export function useSlideDistances(embla?: EmblaCarouselType) {
  useEffect(() => {
    if (!embla) return;
    const update = () => {
      const snapCount = embla.scrollSnapList().length;
      const position = embla.scrollProgress() * (snapCount - 1);
      embla.slideNodes().forEach((slide, index) => {
        slide.style.setProperty('--distance', (index - position).toFixed(3));
      });
    };
    update();
    embla.on('scroll', update);
    embla.on('reInit', update);
    return () => {
      embla.off('scroll', update);
      embla.off('reInit', update);
    };
  }, [embla]);
}
