import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberField } from '../../ui/NumberField.tsx';
import classes from './Masked.module.css';

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
      <output id={id} className={classes.stored}>
        {value !== '' && t('storedAs', { value })}
      </output>
    </div>
  );
}
