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

const list = { refetchQueries: [CheckoutPageDocument] };

/** The actions on the stored addresses. */
export function useAddresses(addresses: Address[]) {
  const { t } = useTranslation('ecommerce');
  const [chooseAddress] = useChooseAddressMutation();
  const [deleteAddress] = useDeleteAddressMutation(list);
  const [restoreAddress] = useRestoreAddressMutation(list);

  return {
    async choose(id: number) {
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
