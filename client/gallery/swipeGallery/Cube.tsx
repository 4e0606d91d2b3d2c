import type { EmblaCarouselType } from 'embla-carousel';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Cube.module.css';
import { Dots } from './Dots.tsx';
import { getSixPictures } from './pictures.ts';
import { Slides } from './Slides.tsx';
import { useSlideDistances } from './useSlideDistances.ts';

const pictures = getSixPictures(7);

/** A rotating cube. The style sheet computes the angle of a slide from its distance. */
export function Cube() {
  const { t } = useTranslation('swipeGallery');
  const [embla, setEmbla] = useState<EmblaCarouselType>();
  useSlideDistances(embla);

  return (
    <>
      <Slides
        label={t('demos.Cube')}
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
