import { Button, Group, Modal } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Photos.module.css';
import type { Photo } from './Photos.tsx';

interface LightboxProps {
  photos: Photo[];
  index: number;
  onIndexChange: (index: number) => void;
  onClose: () => void;
}

/**
 * A dialog that shows a photo in full size. The arrow keys show the next or the previous photo. After the last photo,
 * the first photo follows.
 */
export function Lightbox({ photos, index, onIndexChange, onClose }: LightboxProps) {
  const { t, i18n } = useTranslation(['profile', 'app']);
  const photo = photos[index];
  const move = (offset: number) => onIndexChange((index + offset + photos.length) % photos.length);

  function handleKeyDown({ key, currentTarget }: KeyboardEvent) {
    const forward =
      getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (key === 'ArrowLeft' || key === 'ArrowRight') move(key === forward ? 1 : -1);
  }

  return (
    <Modal
      opened
      onClose={onClose}
      title={photo?.title}
      size={880}
      padding={16}
      overlayProps={{ backgroundOpacity: 0.7 }}
      closeButtonProps={{ 'aria-label': t('app:close') }}
      onKeyDown={handleKeyDown}
    >
      <img
        className={classes.large}
        src={photo?.image}
        alt={photo?.title}
        width={640}
        height={360}
      />
      <Group wrap="nowrap" justify="space-between" mt="lg">
        <Button variant="default" onClick={() => move(-1)}>
          {t('previous')}
        </Button>
        <span role="status">
          {t('position', {
            position: new Intl.NumberFormat(i18n.language).format(index + 1),
            total: new Intl.NumberFormat(i18n.language).format(photos.length),
          })}
        </span>
        <Button variant="default" onClick={() => move(1)} data-autofocus>
          {t('next')}
        </Button>
      </Group>
    </Modal>
  );
}
