import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Lists } from './Lists.tsx';

/** Dragging a selected item moves the selected items of both lists. */
export function MultipleSelection() {
  const { t } = useTranslation('dragAndDrop');
  const [selectedNames, setSelectedNames] = useState<string[]>([]);

  return (
    <Lists
      initialLists={{
        [t('planned')]: ['Filing cabinets', 'Footrests', 'Coat stands', 'Desk pads'],
        [t('done')]: ['Planters', 'Noticeboards'],
      }}
      selectedNames={selectedNames}
      getHandleLabel={(name) => t('move', { name })}
      renderItem={(name) => (
        <Checkbox
          size="md"
          label={name}
          checked={selectedNames.includes(name)}
          onChange={({ currentTarget }) =>
            setSelectedNames(
              currentTarget.checked
                ? [...selectedNames, name]
                : selectedNames.filter((other) => other !== name),
            )
          }
        />
      )}
    />
  );
}
