import { Button, Card, Group, Radio, SimpleGrid, TextInput, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Form } from '../../ui/form/Form.tsx';
import { LoadingButton } from '../../ui/LoadingButton.tsx';
import classes from './AddressFields.module.css';
import type { AddressForm } from './useAddressForm.ts';

interface AddressFieldsProps {
  addressForm: AddressForm;
  /** Whether there is no saved address. The form then has no cancel button. */
  isOnly: boolean;
}

/** The `autocomplete` value of each field. */
const autoCompleteValues = {
  fullName: 'name',
  phone: 'tel',
  street: 'address-line1',
  houseNumber: 'address-line2',
  landmark: 'off',
  city: 'address-level2',
  postalCode: 'postal-code',
  region: 'address-level1',
} as const;

/** The form of an address. The server validates each field. */
export function AddressFields({ addressForm, isOnly }: AddressFieldsProps) {
  const { t } = useTranslation('ecommerce');
  const { form } = addressForm;
  const isNew = typeof addressForm.editedId !== 'number';

  return (
    <Card component="section" miw={0} aria-labelledby="address">
      <Title order={2} size="h3" mb="lg" id="address">
        {t(isNew ? 'address.new' : 'address.change')}
      </Title>
      <Form form={form}>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={{ base: 'lg', xs: 20 }} verticalSpacing="lg">
          {(Object.keys(autoCompleteValues) as (keyof typeof autoCompleteValues)[]).map((name) => (
            <TextInput
              key={name}
              label={t(`address.${name}`)}
              description={name === 'landmark' ? t('address.optional') : undefined}
              type={name === 'phone' ? 'tel' : 'text'}
              autoComplete={autoCompleteValues[name]}
              data-autofocus={name === 'fullName' || undefined}
              {...form.getInputProps(name)}
            />
          ))}
          <Radio.Group label={t('address.kind')} {...form.getInputProps('kind')}>
            <Group gap="12px 24px" align="stretch" mt="sm">
              <Radio size="md" value="HOME" label={t('address.kinds.HOME')} />
              <Radio size="md" value="WORK" label={t('address.kinds.WORK')} />
            </Group>
          </Radio.Group>
        </SimpleGrid>
        <Group gap="sm" align="stretch" justify="flex-end" mt={20} className={classes.buttons}>
          {!isOnly && (
            <Button variant="default" onClick={addressForm.close}>
              {t('cancel', { ns: 'app' })}
            </Button>
          )}
          <LoadingButton type="submit" loading={form.submitting}>
            {t('address.save')}
          </LoadingButton>
        </Group>
      </Form>
    </Card>
  );
}
