import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { AddressKind, AddressList_AddressFragment } from '../../gql/ecommerce/graphql.ts';
import { CheckoutPageDocument } from '../../gql/ecommerce/graphql.ts';
import { useAddAddressMutation, useUpdateAddressMutation } from '../../gql/ecommerce/hooks.ts';
import { hasDraft } from '../../ui/form/draftStorage.ts';
import { formMutation } from '../../ui/form/options.ts';
import { useMutationForm } from '../../ui/form/useMutationForm.ts';
import { useReload } from '../../ui/form/useReload.ts';
import { showToast } from '../../ui/toasts.ts';
import { addressFields, toFieldErrors } from './fieldErrors.ts';

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

/** Returns the fields of the form, which are those of the input type. */
const toValues = (address: AddressList_AddressFragment) =>
  Object.fromEntries(
    Object.keys(emptyAddress).map((name) => [name, address[name as keyof AddressValues] ?? '']),
  ) as AddressValues;

/** The mutations resolve after the list of addresses is up to date. */
const mutationOptions = {
  refetchQueries: [CheckoutPageDocument],
  awaitRefetchQueries: true,
  ...formMutation,
};

const getDraftName = (id: number | 'new') => `address.${id}`;

interface AddressFormOptions {
  /** The saved addresses, of which one can have a draft. */
  addresses: AddressList_AddressFragment[];
  onSaved: () => void;
}

export type AddressForm = ReturnType<typeof useAddressForm>;

/** Returns the state and the actions of the address form. The checkout keeps the state while another step is open. */
export function useAddressForm({ addresses, onSaved }: AddressFormOptions) {
  const { t } = useTranslation('ecommerce');
  /** The saved address in the form, `new` for a new address, or null if the form is closed. */
  const [edited, setEdited] = useState<AddressList_AddressFragment | 'new' | null>(
    () =>
      addresses.find(({ id }) => hasDraft(getDraftName(id))) ??
      (hasDraft(getDraftName('new')) ? 'new' : null),
  );
  const stored = edited === 'new' || edited === null ? undefined : edited;
  const [addAddress] = useAddAddressMutation(mutationOptions);
  const [updateAddress] = useUpdateAddressMutation(mutationOptions);
  const reload = useReload(CheckoutPageDocument);
  const opener = useRef<HTMLElement>(null);

  const form = useMutationForm({
    draft: getDraftName(stored?.id ?? 'new'),
    values: stored ? toValues(stored) : emptyAddress,
    reload:
      stored &&
      (async () => {
        const latest = (await reload({}))?.deliveryAddresses.find(({ id }) => id === stored.id);
        return latest && toValues(latest);
      }),
    async save({ input: address }) {
      const { data, error } = stored
        ? await updateAddress({ variables: { id: stored.id, address } })
        : await addAddress({ variables: { address } });
      if (error || !data) return { error };
      const { problems } =
        'addDeliveryAddress' in data ? data.addDeliveryAddress : data.updateDeliveryAddress;
      const fieldErrors = toFieldErrors(problems, addressFields, (name, problem) =>
        t(`problem.${problem}`, { field: t(`address.${name}`), context: name }),
      );
      return { fieldErrors };
    },
    onSaved() {
      close();
      showToast({ kind: 'success', message: t('toast.addressSaved') });
      onSaved();
    },
  });

  function open(address?: AddressList_AddressFragment) {
    opener.current = document.activeElement as HTMLElement;
    form.restart(address ? toValues(address) : emptyAddress);
    flushSync(() => setEdited(address ?? 'new'));
    form.getInputNode('fullName')?.focus();
  }

  /** Closes the form and moves the focus back to the button that opened it. */
  function close() {
    opener.current?.focus();
    form.restart(emptyAddress);
    setEdited(null);
  }

  return { form, editedId: stored ? stored.id : edited, open, close };
}
