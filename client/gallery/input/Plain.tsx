import { SimpleGrid, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';

export function Plain() {
  const { t } = useTranslation('input');

  return (
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="lg">
      <TextInput label={t('name')} placeholder="Ines Okafor" />
      <TextInput
        label={t('email')}
        type="email"
        description={t('deliveryOnly')}
        inputWrapperOrder={['label', 'description', 'input']}
      />
      <TextInput label={t('company')} description={t('deliveryOnly')} />
      <TextInput label={t('disabled')} defaultValue="Marlow & Finch" disabled />
      <TextInput label={t('readOnly')} defaultValue="MF-4986" readOnly />
      <TextInput label={t('readOnlyText')} defaultValue="MF-4986" readOnly variant="unstyled" />
    </SimpleGrid>
  );
}
