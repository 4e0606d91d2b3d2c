import { SimpleGrid, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CountrySelect } from '../../ui/CountrySelect.tsx';
import { DemoForm, type FieldName } from './DemoForm.tsx';

/** Two columns on wide screens, with the same tab order. */
export function Columns() {
  const { t } = useTranslation('formLayout');
  const text = (name: FieldName, autoComplete: string, type?: string) => (
    <TextInput {...{ name, autoComplete, type }} label={t(`field.${name}`)} />
  );

  return (
    <DemoForm label={t('demos.Columns')}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {text('firstName', 'given-name')}
        {text('lastName', 'family-name')}
        {text('city', 'address-level2')}
        <CountrySelect name="country" label={t('field.country')} />
        {text('company', 'organization')}
        {text('email', 'email', 'email')}
      </SimpleGrid>
    </DemoForm>
  );
}
