import { Checkbox, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const parts = ['desk', 'lamp', 'chair'] as const;

/** The parent checkbox is indeterminate if only some of the children are checked. */
export function Plain() {
  const { t } = useTranslation('checkbox');
  const [chosen, setChosen] = useState<string[]>(['desk']);

  return (
    <Stack gap="md">
      <Checkbox
        label={t('all')}
        checked={chosen.length === parts.length}
        indeterminate={chosen.length > 0 && chosen.length < parts.length}
        onChange={({ currentTarget }) => setChosen(currentTarget.checked ? [...parts] : [])}
      />
      <Checkbox.Group value={chosen} onChange={setChosen} aria-label={t('all')}>
        <Stack gap="md" ps="xl">
          {parts.map((part) => (
            <Checkbox key={part} value={part} label={t(`part.${part}`)} />
          ))}
        </Stack>
      </Checkbox.Group>
      <Checkbox label={t('off')} disabled />
      <Checkbox label={t('offChosen')} checked disabled readOnly />
    </Stack>
  );
}
