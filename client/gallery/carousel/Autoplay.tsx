import { useTranslation } from 'react-i18next';
import { pictures } from './pictures.ts';
import { Slides } from './Slides.tsx';

/** Starts automatically, unless the user prefers reduced motion. A button stops the carousel. */
export function Autoplay() {
  const { t } = useTranslation('carousel');

  return (
    <Slides label={t('demos.Autoplay')} interval={3000} shouldPauseOnHover={false}>
      {pictures.map(({ id, src }) => (
        <img key={id} src={src} alt={t(`picture.${id}.title`)} loading="lazy" />
      ))}
    </Slides>
  );
}
