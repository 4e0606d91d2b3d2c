import '@mantine/carousel/styles.layer.css';
import { Carousel, type CarouselProps } from '@mantine/carousel';
import { Box, useDirection } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import type { EmblaCarouselType } from 'embla-carousel';
import { Children, type KeyboardEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Slides.module.css';
import { useCurrentSlide } from './useCurrentSlide.ts';

interface SlidesProps extends CarouselProps {
  label: string;
  /** The slides, one child for each. */
  children: ReactNode;
  /** Called with the API of Embla Carousel. */
  onReady?: (embla: EmblaCarouselType) => void;
  /** Whether slide changes are not announced, for example during autoplay. */
  isSilent?: boolean;
}

/**
 * A carousel with translated labels and keyboard support. There is no animation if the user prefers
 * reduced motion.
 */
export function Slides(props: SlidesProps) {
  const {
    label,
    children,
    onReady,
    isSilent,
    emblaOptions,
    className,
    tabIndex,
    ...carouselProps
  } = props;
  const { t } = useTranslation('swipeGallery');
  const { dir } = useDirection();
  const isMotionReduced = useReducedMotion(undefined, { getInitialValueInEffect: false });
  const [embla, setEmbla] = useState<EmblaCarouselType>();
  const { currentIndex, count } = useCurrentSlide(embla);
  const slides = Children.toArray(children);

  function handleKeyDown(event: KeyboardEvent) {
    const [forward, back] = dir === 'rtl' ? ['Left', 'Right'] : ['Right', 'Left'];
    if (event.key === 'Home') embla?.scrollTo(0);
    else if (event.key === 'End') embla?.scrollTo(count - 1);
    else if (event.key === `Arrow${forward}`) embla?.scrollNext();
    else if (event.key === `Arrow${back}`) embla?.scrollPrev();
    else return;
    event.preventDefault();
  }

  return (
    <Box
      component="section"
      bdrs="lg"
      aria-roledescription={t('carousel')}
      aria-label={t('pictures', { label })}
      tabIndex={tabIndex}
      onKeyDown={handleKeyDown}
    >
      <Carousel
        role="presentation"
        aria-roledescription={undefined}
        classNames={{ root: classes.root, slide: classes.slide, control: classes.control }}
        className={className}
        controlSize={36}
        withKeyboardEvents={false}
        emblaOptions={{ duration: isMotionReduced ? 0 : 25, ...emblaOptions }}
        previousControlProps={{ 'aria-label': t('previous') }}
        nextControlProps={{ 'aria-label': t('next') }}
        getEmblaApi={(api) => {
          setEmbla(api);
          onReady?.(api);
        }}
        {...carouselProps}
      >
        {slides.map((slide, index) => (
          <Carousel.Slide
            // biome-ignore lint/suspicious/noArrayIndexKey: slides have no other key
            key={index}
            aria-roledescription={t('slide')}
            aria-label={t('position', { number: index + 1, count: slides.length })}
          >
            {slide}
          </Carousel.Slide>
        ))}
      </Carousel>
      <span className="fd-sr-only" role="status">
        {!isSilent && count > 0 && t('position', { number: currentIndex + 1, count })}
      </span>
    </Box>
  );
}
