import { Button, Flex, SimpleGrid, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePostCoversQuery } from '../../gql/blog/hooks.ts';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { pictureTypes, readPicture } from '../../ui/pictures.ts';
import classes from './CoverInput.module.css';

/** The maximum size of an uploaded picture. The side is in pixels. */
const limits = { bytes: 500_000, side: 1280 };

interface CoverInputProps {
  defaultValue?: string;
  onChange?: (image: string) => void;
  error?: unknown;
}

/** An input for the cover of a post: a picture of the library, or an uploaded picture. */
export function CoverInput({ defaultValue = '', onChange, error }: CoverInputProps) {
  const { t } = useTranslation('blog');
  const [image, setImage] = useState(defaultValue);
  const [uploadError, setUploadError] = useState('');
  const [isLibraryOpen, setLibraryOpen] = useState(false);
  const { data } = usePostCoversQuery({ skip: !isLibraryOpen });

  function selectImage(newImage: string) {
    setImage(newImage);
    setUploadError('');
    onChange?.(newImage);
  }

  async function upload([file]: File[]) {
    if (!file) return;
    const { picture, pictureError } = await readPicture(file, limits);
    if (picture) selectImage(picture.url);
    else setUploadError(t(`cover.${pictureError}`));
  }

  return (
    <Flex
      component="section"
      gap="md"
      direction="column"
      data-path="image"
      aria-labelledby="post-cover"
    >
      <Title id="post-cover" order={2} size="h4" fw={500}>
        {t('cover.title')}
      </Title>
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
      <Text size="caption" c="danger" className={classes.error} role="alert">
        {uploadError || (error ? t('cover.refused') : '')}
      </Text>
      {isLibraryOpen ? (
        <SimpleGrid component="ul" cols={3} spacing="sm" aria-label={t('cover.choose')}>
          {data?.postCovers.map((url, index) => (
            <li key={url}>
              <button
                type="button"
                className={classes.choice}
                aria-pressed={url === image}
                aria-label={t('cover.number', { number: index + 1 })}
                onClick={() => selectImage(url)}
              >
                <img src={url} alt="" width={96} height={54} />
              </button>
            </li>
          ))}
        </SimpleGrid>
      ) : (
        <Button variant="default" onClick={() => setLibraryOpen(true)}>
          {t('cover.choose')}
        </Button>
      )}
    </Flex>
  );
}
