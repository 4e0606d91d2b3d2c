import { useTranslation } from 'react-i18next';
import {
  type AddressList_AddressFragment,
  CheckoutPageDocument,
} from '../../gql/ecommerce/graphql.ts';
import {
  useChooseAddressMutation,
  useDeleteAddressMutation,
  useRestoreAddressMutation,
} from '../../gql/ecommerce/hooks.ts';
import { showToast } from '../../ui/toasts.ts';

type Address = AddressList_AddressFragment;

const refetchOptions = { refetchQueries: [CheckoutPageDocument] };

/** Returns the actions on the saved addresses. */
export function useAddressActions(addresses: Address[]) {
  const { t } = useTranslation('ecommerce');
  const [chooseAddress] = useChooseAddressMutation();
  const [deleteAddress] = useDeleteAddressMutation(refetchOptions);
  const [restoreAddress] = useRestoreAddressMutation(refetchOptions);

  return {
    async select(id: number) {
      await chooseAddress({
        variables: { id },
        optimisticResponse: {
          chooseDeliveryAddress: addresses.map((address) => ({
            __typename: 'DeliveryAddress',
            id: address.id,
            isChosen: address.id === id,
          })),
        },
      });
    },

    async remove({ id, fullName }: Address) {
      const { error } = await deleteAddress({ variables: { id } });
      if (error) return;
      showToast({
        kind: 'success',
        message: t('toast.addressDeleted', { name: fullName }),
        undo: () => void restoreAddress({ variables: { id } }),
      });
    },
  };
}
