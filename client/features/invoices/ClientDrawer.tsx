import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import type { InvoiceForm_ClientFragment } from '../../gql/invoices/graphql.ts';
import { useAddInvoiceClientMutation } from '../../gql/invoices/hooks.ts';
import { DrawerForm } from '../../ui/DrawerForm.tsx';
import { showToast } from '../../ui/toasts.ts';
import { isEmailAddress, showFieldErrors } from './fieldErrors.ts';

export interface ClientDrawerProps {
  onAdded: (client: InvoiceForm_ClientFragment) => void;
  onClose: () => void;
}

const emptyValues = {
  name: '',
  company: '',
  companyEmail: '',
  address: '',
  country: '',
  contact: '',
};

/** The form of a new client. */
export function ClientDrawer({ onAdded, onClose }: ClientDrawerProps) {
  const { t } = useTranslation('invoices');
  const [addClient] = useAddInvoiceClientMutation({
    update: (cache, { data }) => {
      if (!data) return;
      const newClient = data.addInvoiceClient;
      cache.modify<{ invoiceClients: (typeof newClient)[] }>({
        fields: { invoiceClients: (clients) => [newClient, ...clients] as typeof clients },
      });
    },
  });
  const form = useForm({
    initialValues: emptyValues,
    validate: {
      name: (name) => (name.trim() === '' ? t('fieldError.name') : null),
      companyEmail: (email) => (isEmailAddress(email) ? null : t('fieldError.address')),
    },
    transformValues: (values) =>
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, value.trim()]),
      ) as typeof emptyValues,
  });

  async function submit() {
    if (form.validate().hasErrors) return;
    const { data, error } = await addClient({ variables: { client: form.getTransformedValues() } });
    if (error || !data) return showFieldErrors(error, 'client', form.setFieldError);
    const client = data.addInvoiceClient;
    void showToast({ kind: 'success', message: t('toast.client', { name: client.name }) });
    onAdded(client);
    onClose();
  }

  return (
    <DrawerForm
      title={t('form.newClient')}
      isOpen
      onClose={onClose}
      action={t('form.addClient')}
      onSubmit={submit}
      isDirty={() => form.isDirty()}
    >
      <TextInput
        label={t('form.clientName')}
        withAsterisk
        data-autofocus
        autoComplete="off"
        {...form.getInputProps('name')}
      />
      <TextInput label={t('form.company')} autoComplete="off" {...form.getInputProps('company')} />
      <TextInput
        label={t('column.email')}
        type="email"
        withAsterisk
        autoComplete="off"
        {...form.getInputProps('companyEmail')}
      />
      <TextInput label={t('form.address')} autoComplete="off" {...form.getInputProps('address')} />
      <TextInput label={t('form.country')} autoComplete="off" {...form.getInputProps('country')} />
      <TextInput
        label={t('form.contact')}
        type="tel"
        autoComplete="off"
        {...form.getInputProps('contact')}
      />
    </DrawerForm>
  );
}
