import { useTranslation } from 'react-i18next';
import { pictures } from './pictures.ts';
import { Slides } from './Slides.tsx';

/** An uncontrolled carousel, which stores its own state. */
export function Uncontrolled() {
  const { t } = useTranslation('carousel');

  return (
    <Slides label={t('demos.Uncontrolled')}>
      {pictures.map(({ id, src }) => (
        <img key={id} src={src} alt={t(`picture.${id}.title`)} loading="lazy" />
      ))}
    </Slides>
  );
}
