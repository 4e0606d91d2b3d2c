import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Progress.module.css';
import { getSixPictures } from './pictures.ts';
import { Slides } from './Slides.tsx';

const pictures = getSixPictures(3);

/** A progress bar that follows the position of the slides. */
export function Progress() {
  const { t } = useTranslation('swipeGallery');
  const [embla, setEmbla] = useState<EmblaCarouselType>();
  const [progress, setProgress] = useState(0);

  useEffect(() => {
    if (!embla) return;
    const updateProgress = () => setProgress(Math.min(1, Math.max(0, embla.scrollProgress())));
    embla.on('scroll', updateProgress);
    return () => void embla.off('scroll', updateProgress);
  }, [embla]);

  return (
    <>
      <Slides label={t('demos.Progress')} onReady={setEmbla}>
        {pictures.map(({ id, src }) => (
          <img key={id} src={src} alt={t(`picture.${id}`)} loading="lazy" />
        ))}
      </Slides>
      <progress className={classes.bar} aria-label={t('progress')} value={progress} />
    </>
  );
}
