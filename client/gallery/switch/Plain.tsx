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
      <output>{t(isOn ? 'bellOn' : 'bellOff')}</output>
      <Switch label={t('disabled')} disabled />
      <Switch label={t('disabledOn')} checked disabled readOnly />
    </Stack>
  );
}
