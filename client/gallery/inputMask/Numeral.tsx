import { Text } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberField } from '../../ui/NumberField.tsx';

/** A number with the separators of the current language. */
export function Numeral() {
  const { t, i18n } = useTranslation('inputMask');
  const id = useId();
  const [value, setValue] = useState<string | number>('');

  return (
    <div>
      <NumberField
        label={t('label.Numeral')}
        placeholder={new Intl.NumberFormat(i18n.language).format(12500)}
        decimals={4}
        aria-describedby={id}
        value={value}
        onChange={setValue}
      />
      <Text id={id} component="output" size="caption" c="dimmed" mih={20} mt="xs" display="block">
        {value !== '' && t('storedAs', { value })}
      </Text>
    </div>
  );
}
