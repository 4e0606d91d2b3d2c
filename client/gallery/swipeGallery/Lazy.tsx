import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Lazy.module.css';
import { getSixPictures } from './pictures.ts';
import { Slides } from './Slides.tsx';
import { useCurrentSlide } from './useCurrentSlide.ts';

const pictures = getSixPictures(11);

/** Pictures load when they are shown. */
export function Lazy() {
  const { t } = useTranslation('swipeGallery');
  const [embla, setEmbla] = useState<EmblaCarouselType>();
  const { shown } = useCurrentSlide(embla);
  const [requested, setRequested] = useState<number[]>([]);
  const [loaded, setLoaded] = useState(0);

  useEffect(() => {
    setRequested((before) => (before.includes(shown) ? before : [...before, shown]));
  }, [shown]);

  return (
    <>
      <Slides label={t('demos.Lazy')} onReady={setEmbla}>
        {pictures.map(({ id, src }, index) => (
          <div key={id} className={classes.place}>
            {requested.includes(index) && (
              <img
                src={src}
                alt={t(`picture.${id}`)}
                onLoad={() => setLoaded((count) => count + 1)}
              />
            )}
          </div>
        ))}
      </Slides>
      <p>{t('loaded', { loaded, count: pictures.length })}</p>
    </>
  );
}
