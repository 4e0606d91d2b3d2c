import type { EmblaCarouselType } from 'embla-carousel';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dots } from './Dots.tsx';
import classes from './Fade.module.css';
import { getSixPictures } from './pictures.ts';
import { Slides } from './Slides.tsx';
import { useSlideDistances } from './useSlideDistances.ts';

const pictures = getSixPictures(6);

/** A slide fades out while the next slide fades in. */
export function Fade() {
  const { t } = useTranslation('swipeGallery');
  const [embla, setEmbla] = useState<EmblaCarouselType>();
  useSlideDistances(embla);

  return (
    <>
      <Slides
        label={t('demos.Fade')}
        onReady={setEmbla}
        className={classes.slides}
        withControls={false}
      >
        {pictures.map(({ id, src }) => (
          <img key={id} src={src} alt={t(`picture.${id}`)} loading="lazy" />
        ))}
      </Slides>
      <Dots embla={embla} />
    </>
  );
}
