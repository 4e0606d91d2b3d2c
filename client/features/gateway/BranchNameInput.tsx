import { TextInput, type TextInputProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** The name of a branch in a form. */
export function BranchNameInput(props: TextInputProps) {
  const { t } = useTranslation('gateway');

  return (
    <TextInput
      label={t('branch.name')}
      description={t('branch.nameHint')}
      withAsterisk
      data-autofocus
      maxLength={64}
      autoComplete="off"
      {...props}
    />
  );
}
