import { Box, Button, Flex, Group, Stack, Title } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useLoaderData, useLocation } from 'react-router-dom';
import { useLoadedQuery } from '../../data/loader.ts';
import { useCancelOrderMutation } from '../../gql/ecommerce/hooks.ts';
import { useTitle } from '../../navigation/useTitle.ts';
import { Columns } from '../../ui/Columns.tsx';
import { confirm } from '../../ui/confirmation.ts';
import { LoadingButton } from '../../ui/LoadingButton.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { showToast } from '../../ui/toasts.ts';
import type { orderLoader } from './loaders.ts';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderProgress } from './OrderProgress.tsx';
import { orderStateStyles } from './orderStates.ts';
import { PriceDetails } from './PriceDetails.tsx';
import { ordersPath, shopPath } from './paths.ts';

/** An order. After the checkout, the page also contains the confirmation. */
export function OrderPage() {
  const { t } = useTranslation('ecommerce');
  const { state: navigationState } = useLocation();
  const { data } = useLoadedQuery(useLoaderData<typeof orderLoader>().page);
  const [cancel, { loading }] = useCancelOrderMutation();
  const { order } = data;
  const { number, state } = order;
  useTitle(t('order.title', { number }), t('order.all'));

  async function cancelOrder() {
    const { error } = await cancel({ variables: { id: order.id } });
    if (!error) showToast({ kind: 'success', message: t('toast.cancelled', { number }) });
  }

  async function confirmAndCancel() {
    const isConfirmed = await confirm({
      title: t('order.cancelTitle', { number }),
      text: t('order.cancelText'),
      action: t('order.cancel'),
      cancel: t('order.keep'),
    });
    if (isConfirmed) await cancelOrder();
  }

  return (
    <Flex direction="column" gap={{ base: 'lg', xs: 20 }}>
      <PageHeader
        title={t('order.title', { number })}
        crumbs={[
          { label: t('shop.title'), to: shopPath },
          { label: t('order.all'), to: ordersPath },
        ]}
        status={
          <StatusBadge {...orderStateStyles[state]}>{t(`order.states.${state}`)}</StatusBadge>
        }
        action={
          order.isCancellable && (
            <LoadingButton
              variant="default"
              loading={loading}
              onClick={() => void confirmAndCancel()}
            >
              {t('order.cancel')}
            </LoadingButton>
          )
        }
      />

      {navigationState === 'placed' && state !== 'CANCELLED' && (
        <Group
          gap="lg"
          c="success"
          p={20}
          bdrs="lg"
          bg="var(--mantine-color-success-light)"
          role="status"
        >
          <IconCircleCheck size={28} stroke={1.6} aria-hidden />
          <Box flex="1 1 240px">
            <Title order={2}>{t('order.thanks')}</Title>
            <p>{t('order.thanksText', { number })}</p>
          </Box>
          <Button component={Link} to={shopPath} variant="default">
            {t('order.more')}
          </Button>
        </Group>
      )}

      <OrderProgress order={order} />
      <Columns end={336}>
        <OrderLines lines={order.lines} />
        <Stack pos={{ base: 'static', md: 'sticky' }} top={24}>
          <OrderFacts order={order} />
          <PriceDetails totals={order.totals} couponCode={order.couponCode} />
        </Stack>
      </Columns>
    </Flex>
  );
}
