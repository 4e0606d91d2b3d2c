import { useTranslation } from 'react-i18next';
import { Lists } from './Lists.tsx';

/** Only the handle drags, so that the text can be selected. */
export function Handles() {
  const { t } = useTranslation('dragAndDrop');

  return (
    <Lists
      start={{
        [t('planned')]: ['Headsets', 'Keyboards'],
        [t('done')]: ['Whiteboard', 'Lockers'],
      }}
      handleOf={(name) => t('move', { name })}
    />
  );
}
