import type { EmblaCarouselType } from 'embla-carousel';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dots } from './Dots.tsx';
import { getSixPictures } from './pictures.ts';
import { Slides } from './Slides.tsx';

const pictures = getSixPictures(4);

/** Two slides are visible, and each dot moves by two slides. */
export function SeveralPerView() {
  const { t } = useTranslation('swipeGallery');
  const [embla, setEmbla] = useState<EmblaCarouselType>();

  return (
    <>
      <Slides
        label={t('demos.SeveralPerView')}
        onReady={setEmbla}
        withControls={false}
        slideSize="50%"
        slideGap="md"
        emblaOptions={{ align: 'start', slidesToScroll: 2 }}
      >
        {pictures.map(({ id, src }) => (
          <img key={id} src={src} alt={t(`picture.${id}`)} loading="lazy" />
        ))}
      </Slides>
      <Dots embla={embla} />
    </>
  );
}
