import { Checkbox, Radio, Stack } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InputGroup } from './InputGroup.tsx';

/** Checkboxes and radio buttons beside fields, both of Mantine and native. */
export function WithChoices() {
  const { t } = useTranslation('inputGroups');
  const name = useId();
  const [hasNote, setHasNote] = useState(true);
  const [shippingMethod, setShippingMethod] = useState('van');

  return (
    <Stack gap="lg">
      <InputGroup
        label={t('note')}
        before={
          <Checkbox
            aria-label={t('select', { label: t('note') })}
            checked={hasNote}
            onChange={() => setHasNote(!hasNote)}
          />
        }
      />
      <InputGroup
        label={t('van')}
        before={
          <Radio
            name={name}
            aria-label={t('select', { label: t('van') })}
            checked={shippingMethod === 'van'}
            onChange={() => setShippingMethod('van')}
          />
        }
      />
      <InputGroup
        label={t('courier')}
        before={
          <input
            type="radio"
            name={name}
            aria-label={t('select', { label: t('courier') })}
            checked={shippingMethod === 'courier'}
            onChange={() => setShippingMethod('courier')}
          />
        }
      />
      <InputGroup
        label={t('giftWrapping')}
        before={<input type="checkbox" aria-label={t('select', { label: t('giftWrapping') })} />}
      />
    </Stack>
  );
}
