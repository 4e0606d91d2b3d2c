import { useForm } from '@mantine/form';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { InvoiceForm_InvoiceFragment } from '../../gql/invoices/graphql.ts';
import { useAddInvoiceMutation, useUpdateInvoiceMutation } from '../../gql/invoices/hooks.ts';
import { showToast } from '../../ui/toasts.ts';
import { isAddress, showFieldErrors } from './fieldErrors.ts';
import { type InvoiceValues, pickEditableFields, toInput } from './formValues.ts';
import { lists } from './useInvoiceActions.ts';
import { useStoredDraft } from './useStoredDraft.ts';

interface InvoiceFormOptions {
  /** The invoice to edit. Undefined for a new invoice. */
  invoice?: InvoiceForm_InvoiceFragment;
  initialValues: InvoiceValues;
}

export type InvoiceFormState = ReturnType<typeof useInvoiceForm>;

/**
 * The state of the invoice form: initial values, validation, saving, and the draft on this device.
 */
export function useInvoiceForm({ invoice, initialValues }: InvoiceFormOptions) {
  const { t } = useTranslation('invoices');
  const navigate = useNavigate();
  const [addInvoice] = useAddInvoiceMutation(lists);
  const [updateInvoice] = useUpdateInvoiceMutation(lists);
  const isLocked = invoice !== undefined && !invoice.moves.includes('EDIT');
  // A second click can happen before the first one has rendered.
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
  const draft = useStoredDraft(invoice ? String(invoice.id) : 'new', form, isSaved);

  /** Saves the invoice and opens the preview, with the drawer `next` open. */
  async function save(next: 'send' | 'pay' | undefined) {
    if (isSaving.current || isSaved.current) return;
    if (form.validate().hasErrors) return focusFirstError();
    const values = form.getValues();
    if (!values.client) return;

    isSaving.current = true;
    const input = toInput(values, values.client);
    const { id, error } = invoice
      ? await updateInvoice({
          variables: {
            invoice: { id: invoice.id, ...(isLocked ? pickEditableFields(values) : input) },
          },
        }).then(({ data, error }) => ({ id: data?.updateInvoice.id, error }))
      : await addInvoice({ variables: { invoice: input } }).then(({ data, error }) => ({
          id: data?.addInvoice.id,
          error,
        }));
    isSaving.current = false;
    if (id === undefined) {
      showFieldErrors(error, 'invoice', form.setFieldError);
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

/** Moves the focus to the first invalid field. */
function focusFirstError() {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
  );
}
