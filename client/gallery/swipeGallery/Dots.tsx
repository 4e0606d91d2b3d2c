import type { EmblaCarouselType } from 'embla-carousel';
import { useTranslation } from 'react-i18next';
import classes from './Dots.module.css';
import { useCurrentSlide } from './useCurrentSlide.ts';

/** A button for each snap position. */
export function Dots({ embla }: { embla?: EmblaCarouselType }) {
  const { t } = useTranslation('swipeGallery');
  const { shown, count } = useCurrentSlide(embla);

  return (
    <div className={classes.dots}>
      {Array.from({ length: count }, (_, place) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: dots have no other key
          key={place}
          type="button"
          className={classes.dot}
          aria-label={t('show', { number: place + 1 })}
          aria-current={place === shown || undefined}
          onClick={() => embla?.scrollTo(place)}
        />
      ))}
    </div>
  );
}
