import { useTranslation } from 'react-i18next';
import { pictures } from './pictures.ts';
import { Slides } from './Slides.tsx';

/** Starts automatically, unless the viewer prefers reduced motion, and can be paused. */
export function Interval() {
  const { t } = useTranslation('carousel');

  return (
    <Slides label={t('demos.Interval')} interval={3000} pausesOnHover={false}>
      {pictures.map(({ id, src }) => (
        <img key={id} src={src} alt={t(`picture.${id}.title`)} loading="lazy" />
      ))}
    </Slides>
  );
}
