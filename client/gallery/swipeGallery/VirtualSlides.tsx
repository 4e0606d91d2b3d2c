import { Button, Center, Group, Text } from '@mantine/core';
import type { EmblaCarouselType } from 'embla-carousel';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Slides } from './Slides.tsx';
import { useCurrentSlide } from './useCurrentSlide.ts';
import classes from './VirtualSlides.module.css';

/** Hundreds of slides, of which only the slides near the current slide have content. */
export function VirtualSlides() {
  const { t, i18n } = useTranslation('swipeGallery');
  const addButton = useRef<HTMLButtonElement>(null);
  const [embla, setEmbla] = useState<EmblaCarouselType>();
  const [count, setCount] = useState(300);
  const { currentIndex } = useCurrentSlide(embla);
  const isNear = (index: number) => Math.abs(index - currentIndex) < 3;

  function removeAll() {
    setCount(0);
    setEmbla(undefined);
    addButton.current?.focus();
  }

  return (
    <>
      {count > 0 ? (
        <Slides
          label={t('demos.VirtualSlides')}
          onReady={setEmbla}
          slideSize="50%"
          slideGap="md"
          emblaOptions={{ align: 'start' }}
        >
          {Array.from({ length: count }, (_, index) => (
            <Text
              // biome-ignore lint/suspicious/noArrayIndexKey: slides have no other key
              key={index}
              component="div"
              size="total"
              c="var(--mantine-color-primary-light-color)"
              className={classes.number}
            >
              {isNear(index) && (index + 1).toLocaleString(i18n.language)}
            </Text>
          ))}
        </Slides>
      ) : (
        <Center component="p" c="dimmed" h={160} bdrs="lg" bd="1px dashed var(--fd-control)">
          {t('noSlides')}
        </Center>
      )}
      <Group mt="md">
        <Button ref={addButton} variant="default" onClick={() => setCount(count + 1)}>
          {t('addSlide')}
        </Button>
        <Button variant="subtle" disabled={count === 0} onClick={removeAll}>
          {t('removeAll')}
        </Button>
        <span role="status">{t('slides', { count })}</span>
      </Group>
    </>
  );
}
