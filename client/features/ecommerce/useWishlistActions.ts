import { useTranslation } from 'react-i18next';
import { WishlistPageDocument } from '../../gql/ecommerce/graphql.ts';
import {
  useAddToWishlistMutation,
  useRemoveFromWishlistMutation,
  useRestoreToWishlistMutation,
} from '../../gql/ecommerce/hooks.ts';
import { showToast } from '../../ui/toasts.ts';

interface WishlistProduct {
  id: number;
  name: string;
  isInWishlist: boolean;
}

/** The mutations refetch the wish list. The heart of a product is updated optimistically. */
const refetchOptions = { refetchQueries: [WishlistPageDocument] };

/** Returns the actions on the wish list. */
export function useWishlistActions() {
  const { t } = useTranslation('ecommerce');
  const [addToWishlist] = useAddToWishlistMutation(refetchOptions);
  const [removeFromWishlist] = useRemoveFromWishlistMutation(refetchOptions);
  const [restoreToWishlist] = useRestoreToWishlistMutation(refetchOptions);

  const createOptimisticProduct = (id: number, isInWishlist: boolean) => ({
    __typename: 'Product' as const,
    id,
    isInWishlist,
  });

  async function add({ id }: WishlistProduct) {
    await addToWishlist({
      variables: { productId: id },
      optimisticResponse: { addToWishlist: createOptimisticProduct(id, true) },
    });
  }

  async function remove({ id, name }: WishlistProduct) {
    const { error } = await removeFromWishlist({
      variables: { productId: id },
      optimisticResponse: { removeFromWishlist: createOptimisticProduct(id, false) },
    });
    if (error) return;
    showToast({
      kind: 'success',
      message: t('toast.unwished', { name }),
      undo: () =>
        void restoreToWishlist({
          variables: { productId: id },
          optimisticResponse: { restoreToWishlist: createOptimisticProduct(id, true) },
        }),
    });
  }

  return {
    remove,
    toggle: (product: WishlistProduct) => (product.isInWishlist ? remove : add)(product),
  };
}
