import { Loader, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';

const positions = ['start', 'center', 'end'] as const;

export function Alignment() {
  const { t } = useTranslation('spinners');

  return (
    <Stack>
      {positions.map((position) => (
        <Loader
          key={position}
          size="sm"
          style={{ alignSelf: position }}
          role="status"
          aria-label={t(position)}
        />
      ))}
    </Stack>
  );
}
