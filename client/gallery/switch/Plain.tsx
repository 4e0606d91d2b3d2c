import { Stack, Switch } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export function Plain() {
  const { t } = useTranslation('switch');
  const [isOn, setOn] = useState(true);

  return (
    <Stack gap="md">
      <Switch
        label={t('bell')}
        checked={isOn}
        onChange={({ currentTarget }) => setOn(currentTarget.checked)}
      />
      <output>{t(isOn ? 'rings' : 'silent')}</output>
      <Switch label={t('off')} disabled />
      <Switch label={t('offOn')} checked disabled readOnly />
    </Stack>
  );
}
