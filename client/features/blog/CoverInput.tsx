import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePostCoversQuery } from '../../gql/blog/hooks.ts';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { pictureTypes, readPicture } from '../../ui/pictures.ts';
import classes from './CoverInput.module.css';

const limits = { bytes: 500_000, side: 1280 };

interface CoverInputProps {
  defaultValue?: string;
  onChange?: (image: string) => void;
  error?: unknown;
}

/** The cover of a post: one from the library, or an uploaded picture. */
export function CoverInput({ defaultValue = '', onChange, error }: CoverInputProps) {
  const { t } = useTranslation('blog');
  const [image, setImage] = useState(defaultValue);
  const [refusal, setRefusal] = useState('');
  const [isChoosing, setChoosing] = useState(false);
  const { data } = usePostCoversQuery({ skip: !isChoosing });

  function take(chosen: string) {
    setImage(chosen);
    setRefusal('');
    onChange?.(chosen);
  }

  async function upload([file]: File[]) {
    if (!file) return;
    const { picture, refusal } = await readPicture(file, limits);
    if (picture) take(picture.url);
    else setRefusal(t(`cover.${refusal}`));
  }

  return (
    <section className={classes.cover} aria-labelledby="post-cover">
      <h2 id="post-cover" className={classes.title}>
        {t('cover.title')}
      </h2>
      {image && (
        <img
          className={classes.preview}
          src={image}
          alt={t('cover.preview')}
          width={640}
          height={360}
        />
      )}
      <FileDrop
        label={t('cover.upload')}
        accept={pictureTypes.join(',')}
        maxSize={10_000_000}
        onFiles={(files) => void upload(files)}
      />
      <p className={classes.error} role="alert">
        {refusal || (error ? t('cover.refused') : '')}
      </p>
      {isChoosing ? (
        <ul className={classes.choices} aria-label={t('cover.choose')}>
          {data?.postCovers.map((address, index) => (
            <li key={address}>
              <button
                type="button"
                className={classes.choice}
                aria-pressed={address === image}
                aria-label={t('cover.number', { number: index + 1 })}
                onClick={() => take(address)}
              >
                <img src={address} alt="" width={96} height={54} />
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <Button variant="default" onClick={() => setChoosing(true)}>
          {t('cover.choose')}
        </Button>
      )}
    </section>
  );
}
