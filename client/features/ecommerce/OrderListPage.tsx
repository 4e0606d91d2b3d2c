import { Button, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { OrderListPageQuery, OrderSort, OrderState } from '../../gql/ecommerce/graphql.ts';
import { useOrderCountQuery, useOrderListPageQuery } from '../../gql/ecommerce/hooks.ts';
import { useTitle } from '../../navigation/useTitle.ts';
import { DateText } from '../../ui/DateText.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { FilterChip, FilterCount } from '../../ui/table/FilterChip.tsx';
import { useTableParams } from '../../ui/table/useTableParams.ts';
import { orderStateStyles, orderStates, paymentTones } from './orderStates.ts';
import { orderPath, shopPath } from './paths.ts';
import classes from './ShopPage.module.css';
import { useDollarFormat } from './useDollarFormat.ts';

type Row = OrderListPageQuery['orderPage']['orders'][number];

const tableDefaults = {
  sortBy: 'PLACED_AT' as OrderSort,
  sorts: ['PLACED_AT', 'DELIVERED_BY', 'TOTAL'] as const satisfies OrderSort[],
  isDescending: true,
  filters: { state: [] as string[] },
  choices: { state: orderStates },
};

/** The list of orders. */
export function OrderListPage() {
  const { t } = useTranslation('ecommerce');
  const formatDollars = useDollarFormat();
  const table = useTableParams(tableDefaults);
  const { q, sortBy, isDescending, page, perPage, state: stateFilter } = table.shown;
  const states = orderStates.filter((state) => stateFilter.includes(state));
  const { data, previousData, loading, error, refetch } = useOrderListPageQuery({
    variables: {
      q,
      states: states.length > 0 ? states : null,
      sortBy,
      isDescending,
      page,
      perPage,
    },
    fetchPolicy: 'cache-and-network',
  });
  const orderPage = (data ?? previousData)?.orderPage;
  useTitle(t('order.all'));

  const columns: Column<Row, OrderSort>[] = [
    {
      id: 'number',
      title: t('order.number'),
      cell: ({ id, number }) => (
        <Link className={classes.link} to={orderPath(id)}>
          {number}
        </Link>
      ),
    },
    {
      id: 'state',
      title: t('order.state'),
      cell: ({ state }) => (
        <StatusBadge {...orderStateStyles[state]}>{t(`order.states.${state}`)}</StatusBadge>
      ),
    },
    {
      id: 'placed',
      title: t('order.placed'),
      sortBy: 'PLACED_AT',
      isDescendingFirst: true,
      cell: ({ placedAt }) => <DateText value={placedAt} />,
    },
    {
      id: 'delivered',
      title: t('order.delivery'),
      sortBy: 'DELIVERED_BY',
      isDescendingFirst: true,
      cell: ({ deliveredBy, state }) =>
        state === 'CANCELLED' ? '–' : <DateText value={deliveredBy} />,
    },
    {
      id: 'to',
      title: t('order.to'),
      cell: ({ address }) => `${address.fullName}, ${address.city}`,
    },
    {
      id: 'payment',
      title: t('order.payment'),
      cell: ({ paymentState }) => (
        <StatusBadge tone={paymentTones[paymentState]}>
          {t(`payment.state.${paymentState}`)}
        </StatusBadge>
      ),
    },
    {
      id: 'total',
      title: t('totals.total'),
      sortBy: 'TOTAL',
      isDescendingFirst: true,
      align: 'end',
      cell: ({ totals }) => <bdi>{formatDollars(totals.total)}</bdi>,
    },
  ];

  return (
    <Stack gap={20} className={classes.page}>
      <PageHeader title={t('order.all')} crumbs={[{ label: t('shop.title'), to: shopPath }]} />
      <DataTable<Row, OrderSort>
        id="orders"
        label={t('order.all')}
        columns={columns}
        rows={orderPage?.orders}
        total={orderPage?.total ?? 0}
        table={table}
        isLoading={loading}
        error={orderPage ? undefined : error}
        onRetry={() => void refetch()}
        searchLabel={t('order.search')}
        filters={
          <FilterChip
            label={t('order.state')}
            options={orderStates.map((value) => ({ value, label: t(`order.states.${value}`) }))}
            values={states}
            onChange={(state) => table.change({ state })}
            renderCount={(state) => <OrderCount q={q} state={state} />}
          />
        }
        getRowName={({ number }) => number}
        empty={
          <EmptyState
            drawing="desk"
            title={t('order.empty')}
            text={t('order.emptyText')}
            action={
              <Button component={Link} to={shopPath}>
                {t('shop.open')}
              </Button>
            }
          />
        }
      />
    </Stack>
  );
}

/** The number of orders in a state. */
function OrderCount({ q, state }: { q: string; state: OrderState }) {
  const { data } = useOrderCountQuery({ variables: { q, states: [state] } });
  return <FilterCount count={data?.orderPage.total} />;
}
