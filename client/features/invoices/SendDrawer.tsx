import { Textarea, TextInput } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { InvoiceRow_InvoiceFragment } from '../../gql/invoices/graphql.ts';
import { useInvoiceSenderDetailsQuery, useSendInvoiceMutation } from '../../gql/invoices/hooks.ts';
import { FormDrawer } from '../../ui/form/FormDrawer.tsx';
import { formMutation } from '../../ui/form/options.ts';
import { isBlank, isEmail } from '../../ui/form/rules.ts';
import { useMutationForm } from '../../ui/form/useMutationForm.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { showToast } from '../../ui/toasts.ts';
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
  const [sendInvoice] = useSendInvoiceMutation({ ...mutationOptions, ...formMutation });
  const createMailTexts = useMailTexts();
  const { id } = invoice;
  const sender = data?.invoiceSender;
  const form = useMutationForm({
    draft: `invoiceMail.${id}`,
    values: createMailTexts(invoice, sender?.name ?? ''),
    rules: {
      to: (to) => (isEmail(to) ? null : t('fieldError.address')),
      subject: (subject) => (isBlank(subject) ? t('fieldError.subject') : null),
    },
    toInput: ({ to, subject, text }) => ({ to, subject, message: toHtml(text) }),
    save: ({ input }) => sendInvoice({ variables: { id, mail: input } }),
    fieldNames: { message: 'text' },
    onSaved() {
      void showToast({ kind: 'success', message: t('toast.sent', { count: 1, id }) });
      onClose();
    },
  });

  // The default texts contain the company name, which can load after the first rendering.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the sender has loaded
  useEffect(() => {
    if (!sender || form.isDirty()) return;
    form.restart();
  }, [sender]);

  return (
    <FormDrawer
      form={form}
      title={t('act.sendInvoice')}
      isOpen
      onClose={onClose}
      action={t('act.send')}
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
    </FormDrawer>
  );
}
