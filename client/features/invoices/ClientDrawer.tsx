import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { InvoiceForm_ClientFragment } from '../../gql/invoices/graphql.ts';
import { useAddInvoiceClientMutation } from '../../gql/invoices/hooks.ts';
import { FormDrawer } from '../../ui/form/FormDrawer.tsx';
import { formMutation } from '../../ui/form/options.ts';
import { isBlank, isEmail } from '../../ui/form/rules.ts';
import { useMutationForm } from '../../ui/form/useMutationForm.ts';
import { showToast } from '../../ui/toasts.ts';

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
    ...formMutation,
    update: (cache, { data }) => {
      if (!data) return;
      const newClient = data.addInvoiceClient;
      cache.modify<{ invoiceClients: (typeof newClient)[] }>({
        fields: { invoiceClients: (clients) => [newClient, ...clients] as typeof clients },
      });
    },
  });
  const form = useMutationForm({
    draft: 'invoiceClient.new',
    values: emptyValues,
    rules: {
      name: (name) => (isBlank(name) ? t('fieldError.name') : null),
      companyEmail: (email) => (isEmail(email) ? null : t('fieldError.address')),
    },
    save: ({ values }) => addClient({ variables: { client: values } }),
    onSaved(data, { name }) {
      void showToast({ kind: 'success', message: t('toast.client', { name }) });
      if (data) onAdded(data.addInvoiceClient);
      onClose();
    },
  });

  return (
    <FormDrawer
      form={form}
      title={t('form.newClient')}
      isOpen
      onClose={onClose}
      action={t('form.addClient')}
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
    </FormDrawer>
  );
}
