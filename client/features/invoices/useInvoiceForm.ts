import { useForm } from '@mantine/form';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { InvoiceForm_InvoiceFragment } from '../../gql/invoices/graphql.ts';
import { useAddInvoiceMutation, useUpdateInvoiceMutation } from '../../gql/invoices/hooks.ts';
import { showToast } from '../../ui/toasts.ts';
import { freeOf, type InvoiceValues, inputOf } from './formValues.ts';
import { isAddress, refuse } from './refusals.ts';
import { lists } from './useInvoiceActions.ts';
import { useKeptDraft } from './useKeptDraft.ts';

interface InvoiceFormOptions {
  /** The invoice to change; without one, a new one is written. */
  invoice?: InvoiceForm_InvoiceFragment;
  initialValues: InvoiceValues;
}

export type InvoiceFormState = ReturnType<typeof useInvoiceForm>;

/** The form of an invoice: what it starts with, what it refuses, how it is saved, how it is not lost. */
export function useInvoiceForm({ invoice, initialValues }: InvoiceFormOptions) {
  const { t } = useTranslation('invoices');
  const navigate = useNavigate();
  const [addInvoice] = useAddInvoiceMutation(lists);
  const [updateInvoice] = useUpdateInvoiceMutation(lists);
  const isLocked = invoice !== undefined && !invoice.moves.includes('EDIT');
  // A second click can arrive before the first one has drawn anything.
  const isSaving = useRef(false);
  const isSaved = useRef(false);
  const form = useForm<InvoiceValues>({
    initialValues,
    validate: isLocked
      ? {}
      : {
          client: (client) => (client ? null : t('refusal.client')),
          issuedOn: (day) => (day ? null : t('refusal.date')),
          dueOn: (day, { issuedOn }) => {
            if (!day) return t('refusal.date');
            return issuedOn && day < issuedOn ? t('refusal.dueOn') : null;
          },
          items: {
            title: (title) => (title.trim() === '' ? t('refusal.title') : null),
            cost: (cost) => (cost === '' ? t('refusal.cost') : null),
            quantity: (quantity) => (Number(quantity) > 0 ? null : t('refusal.quantity')),
          },
        },
  });
  const draft = useKeptDraft(invoice ? String(invoice.id) : 'new', form, isSaved);

  /** Saves, and goes on to the preview; there a drawer can open at once. */
  async function save(next: 'send' | 'pay' | undefined) {
    if (isSaving.current || isSaved.current) return;
    if (form.validate().hasErrors) return focusFirstError();
    const values = form.getValues();
    if (!values.client) return;

    isSaving.current = true;
    const input = inputOf(values, values.client);
    const { id, error } = invoice
      ? await updateInvoice({
          variables: {
            invoice: { id: invoice.id, ...(isLocked ? freeOf(values) : input) },
          },
        }).then(({ data, error }) => ({ id: data?.updateInvoice.id, error }))
      : await addInvoice({ variables: { invoice: input } }).then(({ data, error }) => ({
          id: data?.addInvoice.id,
          error,
        }));
    isSaving.current = false;
    if (id === undefined) {
      refuse(error, 'invoice', form.setFieldError);
      return focusFirstError();
    }

    isSaved.current = true;
    draft.forget();
    void showToast({
      kind: 'success',
      message: t(invoice ? 'toast.saved' : 'toast.added', { id }),
    });
    navigate({ pathname: `/apps/invoice/preview/${id}`, search: next && `act=${next}` });
  }

  return {
    form,
    draft,
    isLocked,
    save,
    isDirty: () => form.isDirty() && !isSaved.current,
    hasAddress: isAddress(form.values.client?.companyEmail ?? ''),
  };
}

/** Where the first thing to put right is. */
function focusFirstError() {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
  );
}
