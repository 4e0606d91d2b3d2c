import { ActionIcon, Group } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberField } from '../../ui/NumberField.tsx';

/** Custom buttons beside the field change the value. */
export function CustomButtons() {
  const { t } = useTranslation('numberInput');
  const [amount, setAmount] = useState<number | string>(4);

  return (
    <Group gap="xs" align="flex-end" wrap="nowrap">
      <NumberField label={t('desks')} value={amount} onChange={setAmount} min={0} />
      <ActionIcon
        size={36}
        variant="default"
        aria-label={t('more')}
        onClick={() => setAmount(Number(amount) + 1)}
      >
        <IconChevronUp size={18} stroke={1.7} />
      </ActionIcon>
      <ActionIcon
        size={36}
        variant="default"
        aria-label={t('fewer')}
        onClick={() => setAmount(Math.max(0, Number(amount) - 1))}
      >
        <IconChevronDown size={18} stroke={1.7} />
      </ActionIcon>
    </Group>
  );
}
