import { IconShoppingCart } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useCartMenuQuery } from '../../gql/ecommerceNavbar/hooks.ts';
import { canOpen } from '../../navigation/screenRegistry.ts';
import { IconWithCount } from '../../ui/IconWithCount.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { PanelButton } from '../../ui/PanelButton.tsx';
import { shopPath } from './paths.ts';

const CartMenu = lazyComponent(async () => (await import('./CartMenu.tsx')).CartMenu);

/** The cart button, with the number of line items. */
export function CartButton() {
  const { t } = useTranslation('app');
  const { data } = useCartMenuQuery({ fetchPolicy: 'cache-only' });
  const count = data?.cart.lines.length ?? 0;
  if (!canOpen(shopPath)) return null;

  return (
    <PanelButton
      label={t('navbar.cart', { count })}
      icon={
        <IconWithCount count={count}>
          <IconShoppingCart size={20} stroke={1.6} aria-hidden />
        </IconWithCount>
      }
      Panel={CartMenu}
    />
  );
}
