import { Group, Kbd } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { pictures } from './pictures.ts';
import { Slides } from './Slides.tsx';

/** In a right-to-left layout, the left arrow key shows the next slide. */
export function Keyboard() {
  const { t } = useTranslation('carousel');

  return (
    <>
      <Slides label={t('demos.Keyboard')}>
        {pictures.map(({ id, src }) => (
          <img key={id} src={src} alt={t(`picture.${id}.title`)} loading="lazy" />
        ))}
      </Slides>
      <Group gap="sm" justify="center">
        <Kbd>←</Kbd> <Kbd>→</Kbd> <Kbd>Home</Kbd> <Kbd>End</Kbd>
      </Group>
    </>
  );
}
