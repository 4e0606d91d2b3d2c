import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pictures } from './pictures.ts';
import { Slides } from './Slides.tsx';
import classes from './Thumbnails.module.css';
import { useCurrentSlide } from './useCurrentSlide.ts';

/** A large picture with a row of thumbnails. */
export function Thumbnails() {
  const { t } = useTranslation('swipeGallery');
  const [embla, setEmbla] = useState<EmblaCarouselType>();
  const [thumbnailEmbla, setThumbnailEmbla] = useState<EmblaCarouselType>();
  const { currentIndex } = useCurrentSlide(embla);

  useEffect(() => thumbnailEmbla?.scrollTo(currentIndex), [thumbnailEmbla, currentIndex]);

  return (
    <>
      <Slides label={t('demos.Thumbnails')} onReady={setEmbla}>
        {pictures.map(({ id, src }) => (
          <img key={id} src={src} alt={t(`picture.${id}`)} loading="lazy" />
        ))}
      </Slides>
      <Slides
        label={t('selectPicture')}
        className={classes.row}
        onReady={setThumbnailEmbla}
        isSilent
        withControls={false}
        slideSize="22%"
        slideGap="xs"
        emblaOptions={{ containScroll: 'keepSnaps', dragFree: true }}
      >
        {pictures.map(({ id, src }, index) => (
          <button
            key={id}
            type="button"
            className={classes.thumbnail}
            aria-label={t(`picture.${id}`)}
            aria-current={index === currentIndex || undefined}
            onClick={() => embla?.scrollTo(index)}
          >
            <img src={src} alt="" loading="lazy" />
          </button>
        ))}
      </Slides>
    </>
  );
}
