import { useTranslation } from 'react-i18next';
import { getSixPictures } from './pictures.ts';
import { Slides } from './Slides.tsx';

const pictures = getSixPictures(0);

/** Moved by touch, pointer or arrow keys. */
export function Default() {
  const { t } = useTranslation('swipeGallery');

  return (
    <Slides label={t('demos.Default')} withControls={false} tabIndex={0}>
      {pictures.map(({ id, src }) => (
        <img key={id} src={src} alt={t(`picture.${id}`)} loading="lazy" />
      ))}
    </Slides>
  );
}
