import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Media } from './Media.tsx';
import { tobias } from './people.tsx';

const alignments = ['start', 'center', 'end'] as const;

/** The picture is at the top, in the middle or at the bottom of the text. */
export function VerticalAlignment() {
  const { t } = useTranslation('mediaObjects');

  return (
    <Stack gap="lg">
      {alignments.map((alignment) => (
        <Media
          key={alignment}
          media={tobias}
          title={t(`alignment.${alignment}`)}
          align={alignment}
          hasBorder
        >
          <p>{t('tobiasQuote')}</p>
          <p>{t('harrietQuote')}</p>
        </Media>
      ))}
    </Stack>
  );
}
