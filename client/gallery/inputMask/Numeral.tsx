import { NumberInput } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Masked.module.css';

/** A number with the separators of the current language. */
export function Numeral() {
  const { t, i18n } = useTranslation('inputMask');
  const id = useId();
  const [value, setValue] = useState<string | number>('');
  const parts = new Intl.NumberFormat(i18n.language, { useGrouping: 'always' }).formatToParts(
    1234.5,
  );
  const getSeparator = (type: string) => parts.find((part) => part.type === type)?.value;

  return (
    <div>
      <NumberInput
        label={t('label.Numeral')}
        placeholder={new Intl.NumberFormat(i18n.language).format(12500)}
        thousandSeparator={getSeparator('group')}
        decimalSeparator={getSeparator('decimal')}
        hideControls
        aria-describedby={id}
        value={value}
        onChange={setValue}
      />
      <output id={id} className={classes.stored}>
        {value !== '' && t('storedAs', { value })}
      </output>
    </div>
  );
}
