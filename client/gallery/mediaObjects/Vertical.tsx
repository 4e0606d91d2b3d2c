import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Media } from './Media.tsx';
import { tobias } from './people.tsx';

const places = ['start', 'center', 'end'] as const;

/** The vertical alignment of the picture. */
export function Vertical() {
  const { t } = useTranslation('mediaObjects');

  return (
    <Stack gap="lg">
      {places.map((place) => (
        <Media key={place} media={tobias} title={t(`place.${place}`)} align={place} hasBorder>
          <p>{t('chairs')}</p>
          <p>{t('bench')}</p>
        </Media>
      ))}
    </Stack>
  );
}
