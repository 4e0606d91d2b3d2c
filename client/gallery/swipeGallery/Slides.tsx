import { Carousel, type CarouselProps } from '@mantine/carousel';
import { useDirection } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import type { EmblaCarouselType } from 'embla-carousel';
import { Children, type KeyboardEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Slides.module.css';
import { useCurrentSlide } from './useCurrentSlide.ts';

interface SlidesProps extends CarouselProps {
  label: string;
  /** The slides. */
  children: ReactNode;
  /** Called with the API of the library. */
  onReady?: (embla: EmblaCarouselType) => void;
  /** Whether changes are not announced, during autoplay. */
  isSilent?: boolean;
}

/**
 * A carousel with translated labels, arrow keys in both directions, and without animation if the
 * viewer prefers reduced motion.
 */
export function Slides(props: SlidesProps) {
  const { label, children, onReady, isSilent, emblaOptions, className, tabIndex, ...others } =
    props;
  const { t } = useTranslation('swipeGallery');
  const { dir } = useDirection();
  const isCalm = useReducedMotion(undefined, { getInitialValueInEffect: false });
  const [embla, setEmbla] = useState<EmblaCarouselType>();
  const { shown, count } = useCurrentSlide(embla);
  const slides = Children.toArray(children);

  function turn(event: KeyboardEvent) {
    const [forward, back] = dir === 'rtl' ? ['Left', 'Right'] : ['Right', 'Left'];
    if (event.key === 'Home') embla?.scrollTo(0);
    else if (event.key === 'End') embla?.scrollTo(count - 1);
    else if (event.key === `Arrow${forward}`) embla?.scrollNext();
    else if (event.key === `Arrow${back}`) embla?.scrollPrev();
    else return;
    event.preventDefault();
  }

  return (
    <section
      className={classes.slides}
      aria-roledescription={t('carousel')}
      aria-label={t('pictures', { label })}
      tabIndex={tabIndex}
      onKeyDown={turn}
    >
      <Carousel
        role="presentation"
        aria-roledescription={undefined}
        classNames={{ root: classes.root, slide: classes.slide, control: classes.control }}
        className={className}
        controlSize={36}
        withKeyboardEvents={false}
        emblaOptions={{ duration: isCalm ? 0 : 25, ...emblaOptions }}
        previousControlProps={{ 'aria-label': t('previous') }}
        nextControlProps={{ 'aria-label': t('next') }}
        getEmblaApi={(ready) => {
          setEmbla(ready);
          onReady?.(ready);
        }}
        {...others}
      >
        {slides.map((slide, index) => (
          <Carousel.Slide
            // biome-ignore lint/suspicious/noArrayIndexKey: slides have no other key
            key={index}
            aria-roledescription={t('slide')}
            aria-label={t('place', { number: index + 1, count: slides.length })}
          >
            {slide}
          </Carousel.Slide>
        ))}
      </Carousel>
      <span className="fd-sr-only" role="status">
        {!isSilent && count > 0 && t('place', { number: shown + 1, count })}
      </span>
    </section>
  );
}
