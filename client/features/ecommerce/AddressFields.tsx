import { Button, Radio, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './AddressFields.module.css';
import checkout from './CheckoutPage.module.css';
import type { AddressForm } from './useAddressForm.ts';

interface AddressFieldsProps {
  form: AddressForm;
  /** Whether there is no stored address to return to. */
  isOnly: boolean;
}

/** The `autocomplete` value of each field. */
const fields = {
  fullName: 'name',
  phone: 'tel',
  street: 'address-line1',
  houseNumber: 'address-line2',
  landmark: 'off',
  city: 'address-level2',
  postalCode: 'postal-code',
  region: 'address-level1',
} as const;

/** The form of an address. The server validates it, field by field. */
export function AddressFields({ form: { form, ...address }, isOnly }: AddressFieldsProps) {
  const { t } = useTranslation('ecommerce');
  const isNew = typeof address.edited !== 'number';

  return (
    <section className={`${checkout.card} ${checkout.padded}`} aria-labelledby="address">
      <h2 className={checkout.heading} id="address">
        {t(isNew ? 'address.new' : 'address.change')}
      </h2>
      <form noValidate onSubmit={form.onSubmit((values) => void address.save(values))}>
        <div className={classes.fields}>
          {(Object.keys(fields) as (keyof typeof fields)[]).map((name) => (
            <TextInput
              key={name}
              label={t(`address.${name}`)}
              description={name === 'landmark' ? t('address.optional') : undefined}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              type={name === 'phone' ? 'tel' : 'text'}
              autoComplete={fields[name]}
              data-autofocus={name === 'fullName' || undefined}
              {...form.getInputProps(name)}
              // The form uses it to find the first invalid field.
              data-path={name}
            />
          ))}
          <Radio.Group label={t('address.kind')} {...form.getInputProps('kind')}>
            <div className={classes.kinds}>
              <Radio size="md" value="HOME" label={t('address.kinds.HOME')} />
              <Radio size="md" value="WORK" label={t('address.kinds.WORK')} />
            </div>
          </Radio.Group>
        </div>
        <div className={classes.buttons}>
          {!isOnly && (
            <Button variant="default" onClick={address.close}>
              {t('cancel', { ns: 'app' })}
            </Button>
          )}
          <Button type="submit" loading={address.isSaving}>
            {t('address.save')}
          </Button>
        </div>
      </form>
    </section>
  );
}
