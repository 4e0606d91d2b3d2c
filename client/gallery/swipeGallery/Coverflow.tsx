import type { EmblaCarouselType } from 'embla-carousel';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Coverflow.module.css';
import { Dots } from './Dots.tsx';
import { getSixPictures } from './pictures.ts';
import { Slides } from './Slides.tsx';
import { useSlideDistances } from './useSlideDistances.ts';

const pictures = getSixPictures(8);

/** The slides beside the current slide are rotated. */
export function Coverflow() {
  const { t } = useTranslation('swipeGallery');
  const [embla, setEmbla] = useState<EmblaCarouselType>();
  useSlideDistances(embla);

  return (
    <>
      <Slides
        label={t('demos.Coverflow')}
        onReady={setEmbla}
        className={classes.slides}
        withControls={false}
        slideSize="56%"
        emblaOptions={{ containScroll: false, startIndex: 2 }}
      >
        {pictures.map(({ id, src }) => (
          <img key={id} src={src} alt={t(`picture.${id}`)} loading="lazy" />
        ))}
      </Slides>
      <Dots embla={embla} />
    </>
  );
}
