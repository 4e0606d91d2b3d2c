import { MaskInput, type MaskInputProps, Text } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

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
      <Text id={id} component="output" size="caption" c="dimmed" mih={20} mt="xs" display="block">
        {raw && t('storedAs', { value: raw })}
      </Text>
    </div>
  );
}
