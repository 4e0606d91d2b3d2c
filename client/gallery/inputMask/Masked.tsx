import { MaskInput, type MaskInputProps } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Masked.module.css';

/** A field with a mask, and the value without the mask below the field. */
export function Masked({ onChangeRaw, ...props }: MaskInputProps) {
  const { t } = useTranslation('inputMask');
  const id = useId();
  const [raw, setRaw] = useState('');

  return (
    <div>
      <MaskInput
        dir="ltr"
        inputMode="numeric"
        aria-describedby={id}
        {...props}
        onChangeRaw={(value, masked) => {
          setRaw(value);
          onChangeRaw?.(value, masked);
        }}
      />
      <output id={id} className={classes.stored}>
        {raw && t('storedAs', { value: raw })}
      </output>
    </div>
  );
}
