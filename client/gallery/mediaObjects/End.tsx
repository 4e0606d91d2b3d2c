import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Media } from './Media.tsx';
import { harriet, ines } from './people.tsx';

export function End() {
  const { t } = useTranslation('mediaObjects');

  return (
    <Stack gap="lg">
      <Media media={ines} title="Ines Okafor" side="end">
        <p>{t('inesQuote')}</p>
      </Media>
      <Media media={harriet} title="Harriet Marlow" side="end">
        <p>{t('harrietQuote')}</p>
      </Media>
    </Stack>
  );
}
