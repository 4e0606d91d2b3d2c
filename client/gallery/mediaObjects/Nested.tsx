import { useTranslation } from 'react-i18next';
import { Media } from './Media.tsx';
import { harriet, ines, tobias } from './people.tsx';

/** Replies are nested inside the comment. */
export function Nested() {
  const { t } = useTranslation('mediaObjects');

  return (
    <Media media={harriet} title="Harriet Marlow">
      <p>{t('harrietQuote')}</p>
      <Media media={tobias} title="Tobias Finch">
        <p>{t('tobiasQuote')}</p>
      </Media>
      <Media media={ines} title="Ines Okafor">
        <p>{t('inesQuote')}</p>
      </Media>
    </Media>
  );
}
