import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Lists } from './Lists.tsx';

/** Dragging a selected item moves all selected items, also from the other list. */
export function Several() {
  const { t } = useTranslation('dragAndDrop');
  const [chosen, setChosen] = useState<string[]>([]);

  return (
    <Lists
      start={{
        [t('planned')]: ['Filing cabinets', 'Footrests', 'Coat stands', 'Desk pads'],
        [t('done')]: ['Planters', 'Noticeboards'],
      }}
      chosen={chosen}
      handleOf={(name) => t('move', { name })}
      itemOf={(name) => (
        <Checkbox
          size="md"
          label={name}
          checked={chosen.includes(name)}
          onChange={({ currentTarget }) =>
            setChosen(
              currentTarget.checked ? [...chosen, name] : chosen.filter((other) => other !== name),
            )
          }
        />
      )}
    />
  );
}
