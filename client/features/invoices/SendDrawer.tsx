import { Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconPaperclip } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { InvoiceRow_InvoiceFragment } from '../../gql/invoices/graphql.ts';
import { useInvoiceSenderDetailsQuery, useSendInvoiceMutation } from '../../gql/invoices/hooks.ts';
import { DrawerForm } from '../../ui/DrawerForm.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { showToast } from '../../ui/toasts.ts';
import { isEmailAddress, showFieldErrors } from './fieldErrors.ts';
import { mutationOptions } from './useInvoiceActions.ts';
import { toHtml, useMailTexts } from './useMailTexts.ts';

export interface SendDrawerProps {
  invoice: Pick<InvoiceRow_InvoiceFragment, 'id' | 'due' | 'dueOn' | 'currency' | 'client'>;
  onClose: () => void;
}

/** The form that sends an invoice by email. */
export function SendDrawer({ invoice, onClose }: SendDrawerProps) {
  const { t } = useTranslation('invoices');
  const { data } = useInvoiceSenderDetailsQuery();
  const [sendInvoice] = useSendInvoiceMutation(mutationOptions);
  const createMailTexts = useMailTexts();
  const { id } = invoice;
  const sender = data?.invoiceSender;
  const form = useForm({
    initialValues: createMailTexts(invoice, sender?.name ?? ''),
    validate: {
      to: (to) => (isEmailAddress(to) ? null : t('fieldError.address')),
      subject: (subject) => (subject.trim() === '' ? t('fieldError.subject') : null),
    },
  });

  // The default texts contain the company name, which can load after the first rendering.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the sender has loaded
  useEffect(() => {
    if (!sender || form.isDirty()) return;
    form.setInitialValues(createMailTexts(invoice, sender.name));
    form.reset();
  }, [sender]);

  async function submit() {
    if (form.validate().hasErrors) return;
    const { to, subject, text } = form.getValues();
    const { error } = await sendInvoice({
      variables: { id, mail: { to: to.trim(), subject, message: toHtml(text) } },
    });
    if (error) return showFieldErrors(error, 'mail', form.setFieldError);
    void showToast({ kind: 'success', message: t('toast.sent', { count: 1, id }) });
    onClose();
  }

  return (
    <DrawerForm
      title={t('act.sendInvoice')}
      isOpen
      onClose={onClose}
      action={t('act.send')}
      onSubmit={submit}
      isDirty={() => form.isDirty()}
    >
      <TextInput label={t('mail.from')} value={sender?.email ?? ''} readOnly dir="ltr" />
      <TextInput
        label={t('mail.to')}
        type="email"
        withAsterisk
        data-autofocus
        autoComplete="off"
        {...form.getInputProps('to')}
      />
      <TextInput label={t('mail.subjectLabel')} withAsterisk {...form.getInputProps('subject')} />
      <Textarea
        label={t('mail.message')}
        rows={10}
        resize="vertical"
        {...form.getInputProps('text')}
      />
      <div>
        <StatusBadge tone="primary" icon={IconPaperclip}>
          {t('mail.attached', { id })}
        </StatusBadge>
      </div>
    </DrawerForm>
  );
}
