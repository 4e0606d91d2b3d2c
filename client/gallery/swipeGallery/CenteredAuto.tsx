import type { EmblaCarouselType } from 'embla-carousel';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './CenteredAuto.module.css';
import { Slides } from './Slides.tsx';
import { things } from './things.ts';
import { useCurrentSlide } from './useCurrentSlide.ts';

/** Slides as wide as their labels, with a text about the centred one. */
export function CenteredAuto() {
  const { t } = useTranslation('swipeGallery');
  const [embla, setEmbla] = useState<EmblaCarouselType>();
  const { shown } = useCurrentSlide(embla);

  return (
    <>
      <Slides
        label={t('demos.CenteredAuto')}
        onReady={setEmbla}
        withControls={false}
        initialSlide={2}
        slideSize="auto"
        slideGap="xs"
        emblaOptions={{ align: 'center', containScroll: false }}
      >
        {things.map(({ id, Icon }, index) => (
          <button
            key={id}
            type="button"
            className={classes.card}
            aria-current={index === shown || undefined}
            onClick={() => embla?.scrollTo(index)}
          >
            <Icon size={20} stroke={1.6} />
            {t(`thing.${id}.title`)}
          </button>
        ))}
      </Slides>
      <p className={classes.text}>{t(`thing.${(things[shown] ?? things[0]).id}.text`)}</p>
    </>
  );
}
