import { Group } from '@mantine/core';
import type { EmblaCarouselType } from 'embla-carousel';
import { useTranslation } from 'react-i18next';
import classes from './Dots.module.css';
import { useCurrentSlide } from './useCurrentSlide.ts';

/** A button for each snap position. */
export function Dots({ embla }: { embla?: EmblaCarouselType }) {
  const { t } = useTranslation('swipeGallery');
  const { currentIndex, count } = useCurrentSlide(embla);

  return (
    <Group gap={0} wrap="nowrap" justify="center" mt="xs" mih={40}>
      {Array.from({ length: count }, (_, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: dots have no other key
          key={index}
          type="button"
          className={classes.dot}
          aria-label={t('show', { number: index + 1 })}
          aria-current={index === currentIndex || undefined}
          onClick={() => embla?.scrollTo(index)}
        />
      ))}
    </Group>
  );
}
