import { useTranslation } from 'react-i18next';
import { Lists } from './Lists.tsx';

export function TwoLists() {
  const { t } = useTranslation('dragAndDrop');

  return (
    <Lists
      initialLists={{
        [t('planned')]: ['Bench desks', 'Desk lamps', 'Shelves'],
        [t('done')]: ['Task chairs', 'Monitor arms'],
      }}
    />
  );
}
