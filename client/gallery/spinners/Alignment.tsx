import { Loader, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';

const places = ['start', 'center', 'end'] as const;

export function Alignment() {
  const { t } = useTranslation('spinners');

  return (
    <Stack>
      {places.map((place) => (
        <Loader
          key={place}
          size="sm"
          style={{ alignSelf: place }}
          role="status"
          aria-label={t(place)}
        />
      ))}
    </Stack>
  );
}
