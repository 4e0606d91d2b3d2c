import { Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export function Plain() {
  const { t } = useTranslation('radio');
  const [way, setWay] = useState('van');

  return (
    <Radio.Group label={t('delivery')} value={way} onChange={setWay}>
      <Stack gap="md" mt="sm">
        <Radio value="van" label={t('way.van')} />
        <Radio value="courier" label={t('way.courier')} />
        <Radio value="collect" label={t('way.collect')} />
        <Radio value="drone" label={t('way.drone')} disabled />
      </Stack>
    </Radio.Group>
  );
}
