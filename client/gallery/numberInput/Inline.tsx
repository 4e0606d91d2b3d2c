import { Group } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { NumberField } from '../../ui/NumberField.tsx';

const price = 249;

/** A field inside a sentence, with a result at the end. */
export function Inline() {
  const { t } = useTranslation('numberInput');
  const id = useId();
  const [amount, setAmount] = useState<number | string>(2);

  return (
    <Group gap="sm">
      <span id={id}>{t('desks')}</span>
      <NumberField
        aria-labelledby={id}
        w={84}
        min={1}
        max={99}
        value={amount}
        onChange={setAmount}
      />
      <span>
        × <MoneyText value={price} /> ={' '}
        <output>
          <MoneyText value={price * Number(amount)} />
        </output>
      </span>
    </Group>
  );
}
