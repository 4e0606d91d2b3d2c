import { useForm } from '@mantine/form';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { InvoiceForm_InvoiceFragment } from '../../gql/invoices/graphql.ts';
import { useAddInvoiceMutation, useUpdateInvoiceMutation } from '../../gql/invoices/hooks.ts';
import { showToast } from '../../ui/toasts.ts';
import { showFieldErrors } from './fieldErrors.ts';
import { type InvoiceValues, pickEditableFields, toInvoiceInput } from './formValues.ts';
import { mutationOptions } from './useInvoiceActions.ts';
import { useStoredDraft } from './useStoredDraft.ts';

interface InvoiceFormOptions {
  /** The invoice to edit. Undefined for a new invoice. */
  invoice?: InvoiceForm_InvoiceFragment;
  initialValues: InvoiceValues;
}

export type InvoiceFormState = ReturnType<typeof useInvoiceForm>;

/** Manages the values, the validation, the saving and the stored draft of the invoice form. */
export function useInvoiceForm({ invoice, initialValues }: InvoiceFormOptions) {
  const { t } = useTranslation('invoices');
  const navigate = useNavigate();
  const [addInvoice] = useAddInvoiceMutation(mutationOptions);
  const [updateInvoice] = useUpdateInvoiceMutation(mutationOptions);
  const isLocked = invoice !== undefined && !invoice.allowedActions.includes('EDIT');
  // A second click can happen before the loading button is rendered.
  const isSaving = useRef(false);
  const isSaved = useRef(false);
  const form = useForm<InvoiceValues>({
    initialValues,
    validate: isLocked
      ? {}
      : {
          client: (client) => (client ? null : t('fieldError.client')),
          issuedOn: (day) => (day ? null : t('fieldError.date')),
          dueOn: (day, { issuedOn }) => {
            if (!day) return t('fieldError.date');
            return issuedOn && day < issuedOn ? t('fieldError.dueOn') : null;
          },
          items: {
            title: (title) => (title.trim() === '' ? t('fieldError.title') : null),
            cost: (cost) => (cost === '' ? t('fieldError.cost') : null),
            quantity: (quantity) => (Number(quantity) > 0 ? null : t('fieldError.quantity')),
          },
        },
  });
  const draft = useStoredDraft(invoice ? String(invoice.id) : 'new', form, isSaved);

  /** Saves the invoice and opens its preview. `next` is the drawer to open there. */
  async function save(next: 'send' | 'pay' | undefined) {
    if (isSaving.current || isSaved.current) return;
    if (form.validate().hasErrors) return focusFirstError();
    const values = form.getValues();
    if (!values.client) return;

    isSaving.current = true;
    const input = toInvoiceInput(values, values.client);
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
    draft.remove();
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
  };
}

/** Moves the focus to the first invalid field. */
function focusFirstError() {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
  );
}
