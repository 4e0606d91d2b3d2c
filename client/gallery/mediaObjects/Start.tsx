import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Media } from './Media.tsx';
import { harriet, ines } from './people.tsx';

export function Start() {
  const { t } = useTranslation('mediaObjects');

  return (
    <Stack gap="lg">
      <Media media={ines} title="Ines Okafor">
        <p>{t('inesQuote')}</p>
      </Media>
      <Media media={harriet} title="Harriet Marlow">
        <p>{t('harrietQuote')}</p>
      </Media>
    </Stack>
  );
}
