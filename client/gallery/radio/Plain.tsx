import { Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export function Plain() {
  const { t } = useTranslation('radio');
  const [method, setMethod] = useState('van');

  return (
    <Radio.Group label={t('delivery')} value={method} onChange={setMethod}>
      <Stack gap="md" mt="sm">
        <Radio value="van" label={t('method.van')} />
        <Radio value="courier" label={t('method.courier')} />
        <Radio value="collect" label={t('method.collect')} />
        <Radio value="drone" label={t('method.drone')} disabled />
      </Stack>
    </Radio.Group>
  );
}
