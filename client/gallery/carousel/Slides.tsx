import '@mantine/carousel/styles.layer.css';
import { Carousel } from '@mantine/carousel';
import { ActionIcon, Group, useDirection } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import type { EmblaCarouselType } from 'embla-carousel';
import { Children, type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Slides.module.css';

interface SlidesProps {
  label: string;
  /** The slides, one child for each. */
  children: ReactNode;
  /** The index of the visible slide, if the parent component controls the carousel. */
  index?: number;
  onChange?: (index: number) => void;
  /** The milliseconds between two slides. Without an interval, there is no autoplay. */
  interval?: number;
  shouldPauseOnHover?: boolean;
}

/**
 * A carousel with accessible labels and keyboard support. There is no animation if the user prefers
 * reduced motion.
 */
export function Slides(props: SlidesProps) {
  const { label, children, index, onChange, interval, shouldPauseOnHover = true } = props;
  const { t } = useTranslation('carousel');
  const { dir } = useDirection();
  const isMotionReduced = useReducedMotion(undefined, { getInitialValueInEffect: false });
  const [embla, setEmbla] = useState<EmblaCarouselType>();
  const [visibleIndex, setVisibleIndex] = useState(0);
  const [isPlaying, setPlaying] = useState(Boolean(interval) && !isMotionReduced);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const count = Children.count(children);
  const isAutoplayActive = isPlaying && !(shouldPauseOnHover && (isHovered || isFocused));

  useEffect(() => {
    if (index !== undefined) embla?.scrollTo(index);
  }, [embla, index]);

  useEffect(() => {
    if (!isAutoplayActive) return;
    const timer = setInterval(() => embla?.scrollNext(), interval);
    return () => clearInterval(timer);
  }, [embla, interval, isAutoplayActive]);

  function handleKeyDown(event: KeyboardEvent) {
    const isForward = event.key === (dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight');
    if (event.key === 'Home') embla?.scrollTo(0);
    else if (event.key === 'End') embla?.scrollTo(count - 1);
    else if (isForward) embla?.scrollNext();
    else if (event.key.startsWith('Arrow') && /Left|Right/.test(event.key)) embla?.scrollPrev();
    else return;
    event.preventDefault();
  }

  return (
    <section
      aria-roledescription={t('carousel')}
      aria-label={t('pictures', { label })}
      onKeyDown={handleKeyDown}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={({ target }) => setFocused(target.matches(':focus-visible'))}
      onBlur={() => setFocused(false)}
    >
      <Carousel
        role="presentation"
        aria-roledescription={undefined}
        classNames={{ root: classes.carousel, slide: classes.slide, control: classes.control }}
        controlSize={36}
        withKeyboardEvents={false}
        emblaOptions={{ loop: true, duration: isMotionReduced ? 0 : 25 }}
        previousControlProps={{ 'aria-label': t('previous') }}
        nextControlProps={{ 'aria-label': t('next') }}
        getEmblaApi={setEmbla}
        onSlideChange={(slideIndex) => {
          setVisibleIndex(slideIndex);
          onChange?.(slideIndex);
        }}
      >
        {Children.map(children, (child, slideIndex) => (
          <Carousel.Slide
            aria-roledescription={t('slide')}
            aria-label={t('position', { number: slideIndex + 1, count })}
          >
            {child}
          </Carousel.Slide>
        ))}
      </Carousel>
      <Group gap={0} wrap="nowrap" justify="center" mt="xs" mih={40}>
        {Children.map(children, (_, slideIndex) => (
          <button
            type="button"
            className={classes.dot}
            aria-label={t('show', { number: slideIndex + 1 })}
            aria-current={slideIndex === visibleIndex || undefined}
            onClick={() => embla?.scrollTo(slideIndex)}
          />
        ))}
        {interval && (
          <ActionIcon
            size={36}
            variant="subtle"
            color="gray"
            aria-label={t(isPlaying ? 'stop' : 'play')}
            onClick={() => setPlaying(!isPlaying)}
          >
            {isPlaying ? (
              <IconPlayerPause size={18} stroke={1.7} />
            ) : (
              <IconPlayerPlay size={18} stroke={1.7} />
            )}
          </ActionIcon>
        )}
      </Group>
      <span className="fd-sr-only" role="status">
        {!isAutoplayActive && t('position', { number: visibleIndex + 1, count })}
      </span>
    </section>
  );
}
