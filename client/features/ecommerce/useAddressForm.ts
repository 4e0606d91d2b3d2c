import { useForm } from '@mantine/form';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { AddressKind, AddressList_AddressFragment } from '../../gql/ecommerce/graphql.ts';
import { CheckoutPageDocument } from '../../gql/ecommerce/graphql.ts';
import { useAddAddressMutation, useUpdateAddressMutation } from '../../gql/ecommerce/hooks.ts';
import { showToast } from '../../ui/toasts.ts';
import { addressFields, focusFirstError, toFieldErrors } from './problems.ts';

const blank = {
  fullName: '',
  phone: '',
  street: '',
  houseNumber: '',
  landmark: '',
  city: '',
  postalCode: '',
  region: '',
  kind: 'HOME' as AddressKind,
};

type Values = typeof blank;

/** A saved address shows in the list at once. */
const list = { refetchQueries: [CheckoutPageDocument], awaitRefetchQueries: true };

export type AddressForm = ReturnType<typeof useAddressForm>;

/** The state of the address form. It is kept while another step is open. */
export function useAddressForm({ onSaved }: { onSaved: () => void }) {
  const { t } = useTranslation('ecommerce');
  /** The id of the address that is edited, or `new`. */
  const [edited, setEdited] = useState<number | 'new' | null>(null);
  const [add, adding] = useAddAddressMutation(list);
  const [update, updating] = useUpdateAddressMutation(list);
  const form = useForm({ initialValues: blank });
  const opener = useRef<HTMLElement>(null);

  function fill(address?: AddressList_AddressFragment) {
    // The input has only the fields of the form.
    const values = Object.fromEntries(
      Object.entries(blank).map(([name, none]) => [name, address?.[name as keyof Values] ?? none]),
    ) as Values;
    form.setInitialValues(values);
    form.setValues(values);
    form.resetDirty(values);
    form.clearErrors();
  }

  function start(address?: AddressList_AddressFragment) {
    opener.current = document.activeElement as HTMLElement;
    fill(address);
    flushSync(() => setEdited(address?.id ?? 'new'));
    form.getInputNode('fullName')?.focus();
  }

  /** Moves the focus back to the button that opened the form. */
  function end() {
    opener.current?.focus();
    fill();
    setEdited(null);
  }

  async function save(address: Values) {
    const outcome =
      typeof edited === 'number'
        ? (await update({ variables: { id: edited, address } })).data?.updateDeliveryAddress
        : (await add({ variables: { address } })).data?.addDeliveryAddress;
    // Other errors show a toast, and the form keeps its values.
    if (!outcome) return;

    if (!outcome.address) {
      const errors = toFieldErrors(outcome.problems, addressFields, (name, problem) =>
        t(`problem.${problem}`, { field: t(`address.${name}`), context: name }),
      );
      form.setErrors(errors);
      focusFirstError(form, errors);
      return;
    }
    end();
    showToast({ kind: 'success', message: t('toast.addressSaved') });
    onSaved();
  }

  return {
    form,
    edited,
    start,
    save,
    isSaving: adding.loading || updating.loading,
    isDirty: () => form.isDirty(),
    close: end,
  };
}
