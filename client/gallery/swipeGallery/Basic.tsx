import { useTranslation } from 'react-i18next';
import { getSixPictures } from './pictures.ts';
import { Slides } from './Slides.tsx';

const pictures = getSixPictures(0);

/** Touch, pointer and arrow keys change the slide. */
export function Basic() {
  const { t } = useTranslation('swipeGallery');

  return (
    <Slides label={t('demos.Basic')} withControls={false} tabIndex={0}>
      {pictures.map(({ id, src }) => (
        <img key={id} src={src} alt={t(`picture.${id}`)} loading="lazy" />
      ))}
    </Slides>
  );
}
