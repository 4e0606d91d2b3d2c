import { ActionIcon, Group } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dots } from './Dots.tsx';
import { getSixPictures } from './pictures.ts';
import { Slides } from './Slides.tsx';

/** The milliseconds between two slides. */
const interval = 2500;

const pictures = getSixPictures(10);

/** Starts automatically, unless the user prefers reduced motion. A button stops the slides. */
export function Autoplay() {
  const { t } = useTranslation('swipeGallery');
  const isMotionReduced = useReducedMotion(undefined, { getInitialValueInEffect: false });
  const [embla, setEmbla] = useState<EmblaCarouselType>();
  const [isPlaying, setPlaying] = useState(!isMotionReduced);

  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => embla?.scrollNext(), interval);
    return () => clearInterval(timer);
  }, [embla, isPlaying]);

  return (
    <>
      <Slides
        label={t('demos.Autoplay')}
        onReady={setEmbla}
        isSilent={isPlaying}
        emblaOptions={{ loop: true }}
      >
        {pictures.map(({ id, src }) => (
          <img key={id} src={src} alt={t(`picture.${id}`)} loading="lazy" />
        ))}
      </Slides>
      <Group gap={4} justify="center">
        <ActionIcon
          size={36}
          variant="subtle"
          color="gray"
          aria-label={t(isPlaying ? 'stop' : 'play')}
          onClick={() => setPlaying(!isPlaying)}
        >
          {isPlaying ? (
            <IconPlayerPause size={18} stroke={1.7} />
          ) : (
            <IconPlayerPlay size={18} stroke={1.7} />
          )}
        </ActionIcon>
        <Dots embla={embla} />
      </Group>
    </>
  );
}
