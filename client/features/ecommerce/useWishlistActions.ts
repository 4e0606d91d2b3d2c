import { useTranslation } from 'react-i18next';
import { type ProductColor, WishlistPageDocument } from '../../gql/ecommerce/graphql.ts';
import {
  useAddToWishlistMutation,
  useRemoveFromWishlistMutation,
  useRestoreToWishlistMutation,
} from '../../gql/ecommerce/hooks.ts';
import { showToast } from '../../ui/toasts.ts';
import { getShownColor } from './getShownColor.ts';

interface WishlistProduct {
  id: number;
  name: string;
  wishlistColors: ProductColor[];
}

/** The mutations refetch the wish list. The heart of a product is updated optimistically. */
const refetchOptions = { refetchQueries: [WishlistPageDocument] };

const createOptimisticProduct = (id: number, wishlistColors: ProductColor[]) => ({
  __typename: 'Product' as const,
  id,
  isInWishlist: wishlistColors.length > 0,
  wishlistColors,
});

/** Returns the actions on the wish list. Without a color, they concern the product in all colors. */
export function useWishlistActions() {
  const { t } = useTranslation('ecommerce');
  const [addToWishlist] = useAddToWishlistMutation(refetchOptions);
  const [removeFromWishlist] = useRemoveFromWishlistMutation(refetchOptions);
  const [restoreToWishlist] = useRestoreToWishlistMutation(refetchOptions);

  async function add({ id, wishlistColors }: WishlistProduct, color = getShownColor(id)) {
    await addToWishlist({
      variables: { productId: id, color },
      optimisticResponse: {
        addToWishlist: createOptimisticProduct(id, [...wishlistColors, color]),
      },
    });
  }

  async function remove({ id, name, wishlistColors }: WishlistProduct, color?: ProductColor) {
    // With its color, undo restores no other colors that were removed before.
    const removed = color ?? (wishlistColors.length === 1 ? wishlistColors[0] : undefined);
    const rest = color ? wishlistColors.filter((other) => other !== color) : [];
    const { error } = await removeFromWishlist({
      variables: { productId: id, color: removed },
      optimisticResponse: { removeFromWishlist: createOptimisticProduct(id, rest) },
    });
    if (error) return;
    showToast({
      kind: 'success',
      message: t('toast.unwished', { name }),
      undo: () =>
        void restoreToWishlist({
          variables: { productId: id, color: removed },
          optimisticResponse: { restoreToWishlist: createOptimisticProduct(id, wishlistColors) },
        }),
    });
  }

  return {
    remove,

    toggle(product: WishlistProduct, color?: ProductColor) {
      const { wishlistColors } = product;
      const isOnList = color ? wishlistColors.includes(color) : wishlistColors.length > 0;
      return (isOnList ? remove : add)(product, color);
    },
  };
}
