import type { EmblaCarouselType } from 'embla-carousel';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Centered.module.css';
import { products } from './products.ts';
import { Slides } from './Slides.tsx';
import { useCurrentSlide } from './useCurrentSlide.ts';

/** Slides of equal width in an endless loop. The selected slide is centred. */
export function Centered() {
  const { t } = useTranslation('swipeGallery');
  const [embla, setEmbla] = useState<EmblaCarouselType>();
  const { currentIndex } = useCurrentSlide(embla);

  return (
    <Slides
      label={t('demos.Centered')}
      onReady={setEmbla}
      withControls={false}
      slideSize="140px"
      slideGap="md"
      emblaOptions={{ align: 'center', loop: true }}
    >
      {products.map(({ id, Icon }, index) => (
        <button
          key={id}
          type="button"
          className={classes.card}
          aria-current={index === currentIndex || undefined}
          onClick={() => embla?.scrollTo(index)}
        >
          <Icon size={32} stroke={1.5} />
          {t(`product.${id}.title`)}
        </button>
      ))}
    </Slides>
  );
}
