import type { EmblaCarouselType } from 'embla-carousel';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dots } from './Dots.tsx';
import { pictures } from './pictures.ts';
import classes from './Rows.module.css';
import { Slides } from './Slides.tsx';

const columns = pictures.slice(6).map((below, index) => [pictures[index] ?? below, below]);

/** Three columns of two. A slide is a column. */
export function Rows() {
  const { t } = useTranslation('swipeGallery');
  const [embla, setEmbla] = useState<EmblaCarouselType>();

  return (
    <>
      <Slides
        label={t('demos.Rows')}
        onReady={setEmbla}
        withControls={false}
        slideSize="33.333%"
        slideGap="sm"
        emblaOptions={{ align: 'start', slidesToScroll: 3 }}
      >
        {columns.map((column) => (
          <div key={column[0]?.id} className={classes.column}>
            {column.map(({ id, src }) => (
              <img key={id} src={src} alt={t(`picture.${id}`)} loading="lazy" />
            ))}
          </div>
        ))}
      </Slides>
      <Dots embla={embla} />
    </>
  );
}
