import { SimpleGrid, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CountrySelect } from '../../ui/CountrySelect.tsx';
import { DemoForm, type FieldName } from './DemoForm.tsx';

/** Two columns on wide screens. The tab order is the same as in one column. */
export function Columns() {
  const { t } = useTranslation('formLayout');
  const renderInput = (name: FieldName, autoComplete: string, type?: string) => (
    <TextInput {...{ name, autoComplete, type }} label={t(`field.${name}`)} />
  );

  return (
    <DemoForm label={t('demos.Columns')}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {renderInput('firstName', 'given-name')}
        {renderInput('lastName', 'family-name')}
        {renderInput('city', 'address-level2')}
        <CountrySelect name="country" label={t('field.country')} />
        {renderInput('company', 'organization')}
        {renderInput('email', 'email', 'email')}
      </SimpleGrid>
    </DemoForm>
  );
}
