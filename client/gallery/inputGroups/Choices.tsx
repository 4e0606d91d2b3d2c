import { Checkbox, Radio, Stack } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InputGroup } from './InputGroup.tsx';

/** Styled and native controls. Typing selects the option. */
export function Choices() {
  const { t } = useTranslation('inputGroups');
  const name = useId();
  const [hasNote, setNote] = useState(true);
  const [way, setWay] = useState('van');

  return (
    <Stack gap="lg">
      <InputGroup
        label={t('remark')}
        before={
          <Checkbox
            aria-label={t('take', { label: t('remark') })}
            checked={hasNote}
            onChange={() => setNote(!hasNote)}
          />
        }
      />
      <InputGroup
        label={t('van')}
        before={
          <Radio
            name={name}
            aria-label={t('take', { label: t('van') })}
            checked={way === 'van'}
            onChange={() => setWay('van')}
          />
        }
      />
      <InputGroup
        label={t('courier')}
        before={
          <input
            type="radio"
            name={name}
            aria-label={t('take', { label: t('courier') })}
            checked={way === 'courier'}
            onChange={() => setWay('courier')}
          />
        }
      />
      <InputGroup
        label={t('gift')}
        before={<input type="checkbox" aria-label={t('take', { label: t('gift') })} />}
      />
    </Stack>
  );
}
