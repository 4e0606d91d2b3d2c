import { Button, Flex, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCartMenuQuery } from '../../gql/ecommerceNavbar/hooks.ts';
import { canOpen } from '../../navigation/screenRegistry.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import type { PanelProps } from '../../ui/PanelButton.tsx';
import { PanelFailure } from '../../ui/PanelFailure.tsx';
import { PanelFrame } from '../../ui/PanelFrame.tsx';
import { CartLine } from './CartLine.tsx';
import { checkoutPath, shopPath } from './paths.ts';
import { useCartActions } from './useCartActions.ts';

/** The menu of the cart in the navbar. */
export function CartMenu({ onClose }: PanelProps) {
  const { t } = useTranslation('ecommerce');
  const { data, error, refetch } = useCartMenuQuery({ fetchPolicy: 'cache-and-network' });
  const cartActions = useCartActions();

  if (!data) return error ? <PanelFailure onRetry={() => void refetch()} /> : null;
  const { lines, totals } = data.cart;

  return (
    <PanelFrame
      title={t('cart.title')}
      note={lines.length > 0 && t('cart.items', { count: totals.items })}
      footer={
        lines.length > 0 && (
          <>
            <Flex component="p" mod="tabular" justify="space-between">
              <span>{t('cart.subtotal')}</span>
              <strong aria-live="polite">
                <MoneyText value={totals.price} />
              </strong>
            </Flex>
            <Text size="xs" c="dimmed" mt="xs">
              {t('cart.hint')}
            </Text>
            {canOpen(checkoutPath) && (
              <Button component={Link} to={checkoutPath} fullWidth mt={12} onClick={onClose}>
                {t('cart.checkout')}
              </Button>
            )}
          </>
        )
      }
    >
      {lines.length === 0 ? (
        <EmptyState
          drawing="basket"
          title={t('cart.empty')}
          text={t('cart.emptyText')}
          action={
            canOpen(shopPath) && (
              <Button component={Link} to={shopPath} variant="default" onClick={onClose}>
                {t('cart.shop')}
              </Button>
            )
          }
        />
      ) : (
        <ul>
          {lines.map((line) => (
            <CartLine
              key={`${line.productId} ${line.color}`}
              line={line}
              cartActions={cartActions}
              onClose={onClose}
            />
          ))}
        </ul>
      )}
    </PanelFrame>
  );
}
