import { Stack } from '@mantine/core';
import type { EmblaCarouselType } from 'embla-carousel';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dots } from './Dots.tsx';
import { pictures } from './pictures.ts';
import { Slides } from './Slides.tsx';

const columns = pictures.slice(6).map((lower, index) => [pictures[index] ?? lower, lower]);

/** Each slide is a column of two pictures. Three columns are visible. */
export function TwoRows() {
  const { t } = useTranslation('swipeGallery');
  const [embla, setEmbla] = useState<EmblaCarouselType>();

  return (
    <>
      <Slides
        label={t('demos.TwoRows')}
        onReady={setEmbla}
        withControls={false}
        slideSize="33.333%"
        slideGap="sm"
        emblaOptions={{ align: 'start', slidesToScroll: 3 }}
      >
        {columns.map((column) => (
          <Stack key={column[0]?.id}>
            {column.map(({ id, src }) => (
              <img key={id} src={src} alt={t(`picture.${id}`)} loading="lazy" />
            ))}
          </Stack>
        ))}
      </Slides>
      <Dots embla={embla} />
    </>
  );
}
