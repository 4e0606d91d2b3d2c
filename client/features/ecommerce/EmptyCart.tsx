import { Button, Card, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ordersPath, shopPath } from './paths.ts';

/** The checkout without line items: links to the shop and to the orders. */
export function EmptyCart() {
  const { t } = useTranslation('ecommerce');

  return (
    <Card padding={0} miw={0}>
      <EmptyState
        drawing="desk"
        title={t('checkout.empty')}
        text={t('checkout.emptyText')}
        action={
          <Group gap="sm" align="stretch" justify="center">
            <Button component={Link} to={shopPath}>
              {t('shop.open')}
            </Button>
            <Button component={Link} to={ordersPath} variant="default">
              {t('order.all')}
            </Button>
          </Group>
        }
      />
    </Card>
  );
}
