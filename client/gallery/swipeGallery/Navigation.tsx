import { useTranslation } from 'react-i18next';
import { getSixPictures } from './pictures.ts';
import { Slides } from './Slides.tsx';

const pictures = getSixPictures(1);

/** Slides with a previous and a next button. */
export function Navigation() {
  const { t } = useTranslation('swipeGallery');

  return (
    <Slides label={t('demos.Navigation')}>
      {pictures.map(({ id, src }) => (
        <img key={id} src={src} alt={t(`picture.${id}`)} loading="lazy" />
      ))}
    </Slides>
  );
}
