import { useTranslation } from 'react-i18next';
import { Media } from './Media.tsx';
import { harriet, ines, tobias } from './people.tsx';

/** Replies are nested in their comment. */
export function Nested() {
  const { t } = useTranslation('mediaObjects');

  return (
    <Media media={harriet} title="Harriet Marlow">
      <p>{t('bench')}</p>
      <Media media={tobias} title="Tobias Finch">
        <p>{t('chairs')}</p>
      </Media>
      <Media media={ines} title="Ines Okafor">
        <p>{t('letters')}</p>
      </Media>
    </Media>
  );
}
