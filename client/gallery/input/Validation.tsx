import { SimpleGrid, TextInput } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Validation.module.css';

/** Shows errors when a field loses the focus, and removes them at once when the value is valid. */
export function Validation() {
  const { t } = useTranslation('input');

  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
      <Email start="ines@marlowfinch.example" />
      <Email start="ines@" label={t('emailWrong')} />
    </SimpleGrid>
  );
}

function Email({ start, label }: { start: string; label?: string }) {
  const { t } = useTranslation('input');
  const [value, setValue] = useState(start);
  const [isLeft, setLeft] = useState(true);
  const isValid = /^\S+@\S+\.\S+$/.test(value);

  return (
    <TextInput
      type="email"
      label={label ?? t('email')}
      value={value}
      onChange={({ currentTarget }) => setValue(currentTarget.value)}
      onFocus={() => setLeft(false)}
      onBlur={() => setLeft(true)}
      error={isLeft && !isValid && t('wrong')}
      description={isValid && <span className={classes.valid}>{t('right')}</span>}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      rightSection={isValid && <IconCheck size={16} className={classes.valid} aria-hidden />}
      classNames={{ wrapper: isValid ? classes.field : undefined }}
    />
  );
}
