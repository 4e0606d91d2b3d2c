import { useTranslation } from 'react-i18next';
import { pictures } from './pictures.ts';
import { Slides } from './Slides.tsx';

/** Goes on by itself until it is stopped; stands still at first where motion is not wanted. */
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
