import type { EmblaCarouselType } from 'embla-carousel';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Centered.module.css';
import { Slides } from './Slides.tsx';
import { things } from './things.ts';
import { useCurrentSlide } from './useCurrentSlide.ts';

/** Slides of equal width in an endless loop. The selected one is centred. */
export function Centered() {
  const { t } = useTranslation('swipeGallery');
  const [embla, setEmbla] = useState<EmblaCarouselType>();
  const { shown } = useCurrentSlide(embla);

  return (
    <Slides
      label={t('demos.Centered')}
      onReady={setEmbla}
      withControls={false}
      slideSize="140px"
      slideGap="md"
      emblaOptions={{ align: 'center', loop: true }}
    >
      {things.map(({ id, Icon }, index) => (
        <button
          key={id}
          type="button"
          className={classes.card}
          aria-current={index === shown || undefined}
          onClick={() => embla?.scrollTo(index)}
        >
          <Icon size={32} stroke={1.5} />
          {t(`thing.${id}.title`)}
        </button>
      ))}
    </Slides>
  );
}
