import { useTranslation } from 'react-i18next';
import { getSixPictures } from './pictures.ts';
import { Slides } from './Slides.tsx';

const pictures = getSixPictures(5);

/** The number of visible slides depends on the width of the container. */
export function Responsive() {
  const { t } = useTranslation('swipeGallery');

  return (
    <Slides
      label={t('demos.Responsive')}
      type="container"
      slideSize={{ base: '100%', '420px': '50%', '640px': '33.333%', '900px': '25%' }}
      slideGap="md"
      emblaOptions={{ align: 'start' }}
    >
      {pictures.map(({ id, src }) => (
        <img key={id} src={src} alt={t(`picture.${id}`)} loading="lazy" />
      ))}
    </Slides>
  );
}
