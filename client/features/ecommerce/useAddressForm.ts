import { useForm } from '@mantine/form';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { AddressKind, AddressList_AddressFragment } from '../../gql/ecommerce/graphql.ts';
import { CheckoutPageDocument } from '../../gql/ecommerce/graphql.ts';
import { useAddAddressMutation, useUpdateAddressMutation } from '../../gql/ecommerce/hooks.ts';
import { showToast } from '../../ui/toasts.ts';
import { addressFields, focusFirstError, toFieldErrors } from './fieldErrors.ts';

const emptyAddress = {
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

type AddressValues = typeof emptyAddress;

/** The mutations resolve after the list of addresses is up to date. */
const refetchOptions = { refetchQueries: [CheckoutPageDocument], awaitRefetchQueries: true };

export type AddressForm = ReturnType<typeof useAddressForm>;

/** Returns the state and the actions of the address form. The checkout keeps the state while another step is open. */
export function useAddressForm({ onSaved }: { onSaved: () => void }) {
  const { t } = useTranslation('ecommerce');
  /** The id of the saved address in the form, `new` for a new address, or null if the form is closed. */
  const [editedId, setEditedId] = useState<number | 'new' | null>(null);
  const [addAddress, addResult] = useAddAddressMutation(refetchOptions);
  const [updateAddress, updateResult] = useUpdateAddressMutation(refetchOptions);
  const form = useForm({ initialValues: emptyAddress });
  const opener = useRef<HTMLElement>(null);

  function fillForm(address?: AddressList_AddressFragment) {
    // The input type of the mutation has only the fields of the form.
    const values = Object.fromEntries(
      Object.entries(emptyAddress).map(([name, emptyValue]) => [
        name,
        address?.[name as keyof AddressValues] ?? emptyValue,
      ]),
    ) as AddressValues;
    form.setInitialValues(values);
    form.setValues(values);
    form.resetDirty(values);
    form.clearErrors();
  }

  function open(address?: AddressList_AddressFragment) {
    opener.current = document.activeElement as HTMLElement;
    fillForm(address);
    flushSync(() => setEditedId(address?.id ?? 'new'));
    form.getInputNode('fullName')?.focus();
  }

  /** Closes the form and moves the focus back to the button that opened it. */
  function close() {
    opener.current?.focus();
    fillForm();
    setEditedId(null);
  }

  async function save(address: AddressValues) {
    const result =
      typeof editedId === 'number'
        ? (await updateAddress({ variables: { id: editedId, address } })).data
            ?.updateDeliveryAddress
        : (await addAddress({ variables: { address } })).data?.addDeliveryAddress;
    // Other errors show a toast, and the form keeps its values.
    if (!result) return;

    if (!result.address) {
      const errors = toFieldErrors(result.problems, addressFields, (name, problem) =>
        t(`problem.${problem}`, { field: t(`address.${name}`), context: name }),
      );
      form.setErrors(errors);
      focusFirstError(form, errors);
      return;
    }
    close();
    showToast({ kind: 'success', message: t('toast.addressSaved') });
    onSaved();
  }

  return {
    form,
    editedId,
    open,
    save,
    isSaving: addResult.loading || updateResult.loading,
    isDirty: () => form.isDirty(),
    close,
  };
}
