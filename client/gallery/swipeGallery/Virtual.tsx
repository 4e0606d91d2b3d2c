import { Button, Group } from '@mantine/core';
import type { EmblaCarouselType } from 'embla-carousel';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Slides } from './Slides.tsx';
import { useCurrentSlide } from './useCurrentSlide.ts';
import classes from './Virtual.module.css';

/** A virtual list of hundreds of slides. Slides can be added and removed. */
export function Virtual() {
  const { t, i18n } = useTranslation('swipeGallery');
  const append = useRef<HTMLButtonElement>(null);
  const [embla, setEmbla] = useState<EmblaCarouselType>();
  const [count, setCount] = useState(300);
  const { shown } = useCurrentSlide(embla);
  const isNear = (index: number) => Math.abs(index - shown) < 3;

  function clear() {
    setCount(0);
    setEmbla(undefined);
    append.current?.focus();
  }

  return (
    <>
      {count > 0 ? (
        <Slides
          label={t('demos.Virtual')}
          onReady={setEmbla}
          slideSize="50%"
          slideGap="md"
          emblaOptions={{ align: 'start' }}
        >
          {Array.from({ length: count }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: slides have no other key
            <div key={index} className={classes.number}>
              {isNear(index) && (index + 1).toLocaleString(i18n.language)}
            </div>
          ))}
        </Slides>
      ) : (
        <p className={classes.empty}>{t('empty')}</p>
      )}
      <Group mt="md">
        <Button ref={append} variant="default" onClick={() => setCount(count + 1)}>
          {t('append')}
        </Button>
        <Button variant="subtle" disabled={count === 0} onClick={clear}>
          {t('clear')}
        </Button>
        <span role="status">{t('slides', { count })}</span>
      </Group>
    </>
  );
}
