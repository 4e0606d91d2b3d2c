import { useTranslation } from 'react-i18next';
import { WishlistPageDocument } from '../../gql/ecommerce/graphql.ts';
import {
  useUnwishMutation,
  useWishAgainMutation,
  useWishMutation,
} from '../../gql/ecommerce/hooks.ts';
import { showToast } from '../../ui/toasts.ts';

interface Wished {
  id: number;
  name: string;
  isInWishlist: boolean;
}

/** Refetches the open wish list. The heart of a product updates at once. */
const list = { refetchQueries: [WishlistPageDocument] };

/** The actions on the wish list. */
export function useWishes() {
  const { t } = useTranslation('ecommerce');
  const [wish] = useWishMutation(list);
  const [unwish] = useUnwishMutation(list);
  const [wishAgain] = useWishAgainMutation(list);

  const outcome = (id: number, isInWishlist: boolean) => ({
    __typename: 'Product' as const,
    id,
    isInWishlist,
  });

  async function add({ id }: Wished) {
    await wish({
      variables: { productId: id },
      optimisticResponse: { addToWishlist: outcome(id, true) },
    });
  }

  async function remove({ id, name }: Wished) {
    const { error } = await unwish({
      variables: { productId: id },
      optimisticResponse: { removeFromWishlist: outcome(id, false) },
    });
    if (error) return;
    showToast({
      kind: 'success',
      message: t('toast.unwished', { name }),
      undo: () =>
        void wishAgain({
          variables: { productId: id },
          optimisticResponse: { restoreToWishlist: outcome(id, true) },
        }),
    });
  }

  return { remove, toggle: (product: Wished) => (product.isInWishlist ? remove : add)(product) };
}
