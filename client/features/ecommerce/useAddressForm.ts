import { useForm } from '@mantine/form';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { AddressKind, AddressList_AddressFragment } from '../../gql/ecommerce/graphql.ts';
import { CheckoutPageDocument } from '../../gql/ecommerce/graphql.ts';
import { useAddAddressMutation, useUpdateAddressMutation } from '../../gql/ecommerce/hooks.ts';
import { showToast } from '../../ui/toasts.ts';
import { addressFields, errorsOf, focusFirstError } from './problems.ts';

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

/** The gateway says what is wrong with an address; a kept one shows in the list at once. */
const list = { refetchQueries: [CheckoutPageDocument], awaitRefetchQueries: true };

export type AddressForm = ReturnType<typeof useAddressForm>;

/** An address that is typed. It stays while other steps are looked at. */
export function useAddressForm({ onSaved }: { onSaved: () => void }) {
  const { t } = useTranslation('ecommerce');
  /** Which address it changes; `new` for another one. */
  const [edited, setEdited] = useState<number | 'new' | null>(null);
  const [add, adding] = useAddAddressMutation(list);
  const [update, updating] = useUpdateAddressMutation(list);
  const form = useForm({ initialValues: blank });
  const opener = useRef<HTMLElement>(null);

  function fill(address?: AddressList_AddressFragment) {
    // Only what the form has: the gateway takes nothing else.
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

  /** The focus goes back to where it came from, because the form goes. */
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
    // Whatever else went wrong is told by a toast, and what was typed stays.
    if (!outcome) return;

    if (!outcome.address) {
      const errors = errorsOf(outcome.problems, addressFields, (name, problem) =>
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
