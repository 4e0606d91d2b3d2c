import { useTranslation } from 'react-i18next';
import { pictures } from './pictures.ts';
import { Slides } from './Slides.tsx';

/** Pauses while the pointer or the focus is inside the carousel. */
export function PauseOnHover() {
  const { t } = useTranslation('carousel');

  return (
    <Slides label={t('demos.PauseOnHover')} interval={3000}>
      {pictures.map(({ id, src }) => (
        <img key={id} src={src} alt={t(`picture.${id}.title`)} loading="lazy" />
      ))}
    </Slides>
  );
}
