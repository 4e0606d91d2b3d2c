import { UnstyledButton } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import classes from './Photos.module.css';

const Lightbox = lazyComponent(async () => (await import('./Lightbox.tsx')).Lightbox);

/** A photo of the profile. */
export interface Photo {
  image: string;
  title: string;
}

/** Thumbnails of photos. A click opens a photo in full size. */
export function Photos({ photos, isLarge }: { photos: Photo[]; isLarge?: boolean }) {
  const { t } = useTranslation('profile');
  const [openIndex, setOpenIndex] = useState<number>();

  return (
    <>
      <ul className={classes.photos} data-large={isLarge || undefined}>
        {photos.map(({ image, title }, index) => (
          <li key={image}>
            <UnstyledButton
              className={classes.photo}
              aria-label={t('open', { title })}
              onClick={() => setOpenIndex(index)}
            >
              <img src={image} alt="" width={160} height={90} loading="lazy" />
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {openIndex !== undefined && (
        <Suspense>
          <Lightbox
            photos={photos}
            index={openIndex}
            onIndexChange={setOpenIndex}
            onClose={() => setOpenIndex(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
