import { SimpleGrid, TextInput } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Validation.module.css';

/** A field shows an error when it loses the focus with an invalid value. */
export function Validation() {
  const { t } = useTranslation('input');

  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
      <EmailInput defaultValue="ines@marlowfinch.example" />
      <EmailInput defaultValue="ines@" label={t('invalidEmail')} />
    </SimpleGrid>
  );
}

function EmailInput({ defaultValue, label }: { defaultValue: string; label?: string }) {
  const { t } = useTranslation('input');
  const [value, setValue] = useState(defaultValue);
  const [isBlurred, setBlurred] = useState(true);
  const isValid = /^\S+@\S+\.\S+$/.test(value);

  return (
    <TextInput
      type="email"
      label={label ?? t('email')}
      value={value}
      onChange={({ currentTarget }) => setValue(currentTarget.value)}
      onFocus={() => setBlurred(false)}
      onBlur={() => setBlurred(true)}
      error={isBlurred && !isValid && t('emailError')}
      description={isValid && <span className={classes.valid}>{t('emailValid')}</span>}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      rightSection={isValid && <IconCheck size={16} className={classes.valid} aria-hidden />}
      classNames={{ wrapper: isValid ? classes.field : undefined }}
    />
  );
}
