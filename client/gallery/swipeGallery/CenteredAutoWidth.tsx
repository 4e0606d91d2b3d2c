import { Text } from '@mantine/core';
import type { EmblaCarouselType } from 'embla-carousel';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './CenteredAutoWidth.module.css';
import { products } from './products.ts';
import { Slides } from './Slides.tsx';
import { useCurrentSlide } from './useCurrentSlide.ts';

/** Slides as wide as their labels. The text below describes the centred slide. */
export function CenteredAutoWidth() {
  const { t } = useTranslation('swipeGallery');
  const [embla, setEmbla] = useState<EmblaCarouselType>();
  const { currentIndex } = useCurrentSlide(embla);

  return (
    <>
      <Slides
        label={t('demos.CenteredAutoWidth')}
        onReady={setEmbla}
        withControls={false}
        initialSlide={2}
        slideSize="auto"
        slideGap="xs"
        emblaOptions={{ align: 'center', containScroll: false }}
      >
        {products.map(({ id, Icon }, index) => (
          <button
            key={id}
            type="button"
            className={classes.card}
            aria-current={index === currentIndex || undefined}
            onClick={() => embla?.scrollTo(index)}
          >
            <Icon size={20} stroke={1.6} />
            {t(`product.${id}.title`)}
          </button>
        ))}
      </Slides>
      <Text ta="center" mih={48} mt={20} mb={0}>
        {t(`product.${(products[currentIndex] ?? products[0]).id}.text`)}
      </Text>
    </>
  );
}
