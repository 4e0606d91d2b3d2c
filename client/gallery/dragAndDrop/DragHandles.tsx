import { useTranslation } from 'react-i18next';
import { Lists } from './Lists.tsx';

/** Items are dragged by their handles only, so that their texts can be selected. */
export function DragHandles() {
  const { t } = useTranslation('dragAndDrop');

  return (
    <Lists
      initialLists={{
        [t('planned')]: ['Headsets', 'Keyboards'],
        [t('done')]: ['Whiteboard', 'Lockers'],
      }}
      getHandleLabel={(name) => t('move', { name })}
    />
  );
}
