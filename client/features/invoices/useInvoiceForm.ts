import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import {
  type AddInvoiceInput,
  InvoiceEditDocument,
  type InvoiceForm_InvoiceFragment,
} from '../../gql/invoices/graphql.ts';
import { useAddInvoiceMutation, useUpdateInvoiceMutation } from '../../gql/invoices/hooks.ts';
import { formMutation } from '../../ui/form/options.ts';
import { isBlank } from '../../ui/form/rules.ts';
import { useMutationForm } from '../../ui/form/useMutationForm.ts';
import { useReload } from '../../ui/form/useReload.ts';
import { showToast } from '../../ui/toasts.ts';
import {
  type InvoiceValues,
  invoiceShapes,
  pickEditableFields,
  toFormValues,
  toInvoiceInput,
} from './formValues.ts';
import { mutationOptions } from './useInvoiceActions.ts';

interface InvoiceFormOptions {
  /** The invoice to edit. Undefined for a new invoice. */
  invoice?: InvoiceForm_InvoiceFragment;
  initialValues: InvoiceValues;
}

export type InvoiceFormState = ReturnType<typeof useInvoiceForm>;

/** The drawer that opens after the invoice is saved. */
type NextDrawer = 'send' | 'pay' | undefined;

/** Returns the form of an invoice. A paid invoice is locked: only its note and its options can be changed. */
export function useInvoiceForm({ invoice, initialValues }: InvoiceFormOptions) {
  const { t } = useTranslation('invoices');
  const navigate = useNavigate();
  const [addInvoice] = useAddInvoiceMutation({ ...mutationOptions, ...formMutation });
  const [updateInvoice] = useUpdateInvoiceMutation({ ...mutationOptions, ...formMutation });
  const reload = useReload(InvoiceEditDocument);
  const isLocked = invoice !== undefined && !invoice.allowedActions.includes('EDIT');
  const nextDrawer = useRef<NextDrawer>(undefined);

  const form = useMutationForm({
    draft: `invoice.${invoice?.id ?? 'new'}`,
    values: invoice ? toFormValues(invoice) : initialValues,
    shapes: invoiceShapes,
    rules: isLocked
      ? {}
      : {
          client: (client) => (client ? null : t('fieldError.client')),
          issuedOn: (day) => (day ? null : t('fieldError.date')),
          dueOn: (day, { issuedOn }) => {
            if (!day) return t('fieldError.date');
            return issuedOn && day < issuedOn ? t('fieldError.dueOn') : null;
          },
          items: {
            title: (title) => (isBlank(title) ? t('fieldError.title') : null),
            cost: (cost) => (cost === '' ? t('fieldError.cost') : null),
            quantity: (quantity) => (Number(quantity) > 0 ? null : t('fieldError.quantity')),
          },
        },
    reload:
      invoice &&
      (async () => {
        const latest = (await reload({ id: invoice.id }))?.invoice;
        return latest && toFormValues(latest);
      }),
    toInput: (values): Partial<AddInvoiceInput> =>
      isLocked ? pickEditableFields(values) : toInvoiceInput(values),
    async save({ values, changes }) {
      if (!invoice) {
        const { data, error } = await addInvoice({
          variables: { invoice: toInvoiceInput(values) },
        });
        return { data: data?.addInvoice.id, error };
      }
      const { data, error } = await updateInvoice({
        variables: { invoice: { id: invoice.id, ...changes } },
      });
      return { data: data?.updateInvoice.id, error };
    },
    fieldNames: { taxRates: 'firstTax', salespersonId: 'salesperson' },
    onSaved(savedId) {
      const id = savedId ?? invoice?.id;
      void showToast({
        kind: 'success',
        message: t(invoice ? 'toast.saved' : 'toast.added', { id }),
      });
      const search = nextDrawer.current && `act=${nextDrawer.current}`;
      navigate({ pathname: `/apps/invoice/preview/${id}`, search });
    },
  });

  return {
    form,
    isLocked,
    /** Saves the invoice and opens its preview with a drawer. */
    save(next?: NextDrawer) {
      nextDrawer.current = next;
      form.submit();
    },
  };
}
