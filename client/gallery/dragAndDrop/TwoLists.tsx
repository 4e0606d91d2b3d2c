import { useTranslation } from 'react-i18next';
import { Lists } from './Lists.tsx';

export function TwoLists() {
  const { t } = useTranslation('dragAndDrop');

  return (
    <Lists
      start={{
        [t('planned')]: ['Bench desks', 'Desk lamps', 'Shelves'],
        [t('done')]: ['Task chairs', 'Monitor arms'],
      }}
    />
  );
}
