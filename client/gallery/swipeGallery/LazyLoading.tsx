import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './LazyLoading.module.css';
import { getSixPictures } from './pictures.ts';
import { Slides } from './Slides.tsx';
import { useCurrentSlide } from './useCurrentSlide.ts';

const pictures = getSixPictures(11);

/** A picture is loaded when its slide is shown for the first time. */
export function LazyLoading() {
  const { t } = useTranslation('swipeGallery');
  const [embla, setEmbla] = useState<EmblaCarouselType>();
  const { currentIndex } = useCurrentSlide(embla);
  const [requestedSlides, setRequestedSlides] = useState<number[]>([]);
  const [loadedCount, setLoadedCount] = useState(0);

  useEffect(() => {
    setRequestedSlides((slides) =>
      slides.includes(currentIndex) ? slides : [...slides, currentIndex],
    );
  }, [currentIndex]);

  return (
    <>
      <Slides label={t('demos.LazyLoading')} onReady={setEmbla}>
        {pictures.map(({ id, src }, index) => (
          <div key={id} className={classes.placeholder}>
            {requestedSlides.includes(index) && (
              <img
                src={src}
                alt={t(`picture.${id}`)}
                onLoad={() => setLoadedCount((count) => count + 1)}
              />
            )}
          </div>
        ))}
      </Slides>
      <p>{t('loaded', { count: loadedCount, total: pictures.length })}</p>
    </>
  );
}
