import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { firstFromLoader } from '../../data/loader.ts';
import { InvoiceListDocument, type InvoiceListQueryVariables } from '../../gql/invoices/graphql.ts';
import { useInvoiceCountQuery, useInvoiceListQuery } from '../../gql/invoices/hooks.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { FilterChip, FilterCount } from '../../ui/table/FilterChip.tsx';
import { useTableParams } from '../../ui/table/useTableParams.ts';
import { BulkActions } from './BulkActions.tsx';
import { InvoiceTiles } from './InvoiceTiles.tsx';
import { type FixedFilters, getListVariables, listDefaults } from './listVariables.ts';
import { RowActions } from './RowActions.tsx';
import type { SendDrawerProps } from './SendDrawer.tsx';
import { statuses } from './statuses.ts';
import { type InvoiceInList, useColumns } from './useColumns.tsx';
import { useInvoiceActions } from './useInvoiceActions.ts';

const SendDrawer = lazyComponent<SendDrawerProps>(
  async () => (await import('./SendDrawer.tsx')).SendDrawer,
);

export interface InvoiceListProps extends FixedFilters {
  perPage?: 10 | 25 | 50 | 100;
  /** Whether the list is inside a card, so that the table needs no border of its own. */
  isBare?: boolean;
  /** Whether this is the list of all invoices, whose first page the loader of the screen has loaded. */
  isScreen?: boolean;
}

/** The page size of the requests that load all rows for an export. */
const exportPageSize = 5000;

/**
 * A table of invoices with search, a filter and sorting. Shows all invoices, or the invoices of a client
 * or of a salesperson.
 */
export function InvoiceList({ perPage, isBare, isScreen, ...fixedFilters }: InvoiceListProps) {
  const { t } = useTranslation('invoices');
  const client = useApolloClient();
  const table = useTableParams({ ...listDefaults, perPage });
  const variables = getListVariables(table.shown, fixedFilters);
  const { data, previousData, loading, error, refetch } = useInvoiceListQuery({
    variables,
    ...(isScreen ? firstFromLoader : { fetchPolicy: 'cache-and-network' }),
  });
  const actions = useInvoiceActions(variables);
  const navigate = useNavigate();
  const openNew = () => void navigate('/apps/invoice/add');
  const columns = useColumns();
  const [invoiceToSend, setInvoiceToSend] = useState<InvoiceInList>();
  const { invoices, total = 0 } = (data ?? previousData)?.invoicePage ?? {};

  async function loadAll() {
    const rows: InvoiceInList[] = [];
    for (let page = 1; ; page += 1) {
      const { data } = await client.query({
        query: InvoiceListDocument,
        variables: { ...variables, page, perPage: exportPageSize },
        fetchPolicy: 'no-cache',
      });
      rows.push(...(data?.invoicePage.invoices ?? []));
      if (!data || rows.length >= data.invoicePage.total) return rows;
    }
  }

  return (
    <>
      {isScreen && (
        <InvoiceTiles
          statuses={table.shown.status}
          onChange={(status) => table.change({ status })}
        />
      )}
      <DataTable
        id="invoices"
        label={t('title')}
        columns={columns}
        table={table}
        rows={invoices}
        total={total}
        isLoading={loading}
        error={invoices ? undefined : error}
        onRetry={() => void refetch()}
        getRowName={({ id }) => t('name', { id })}
        searchLabel={t('search')}
        filters={
          <FilterChip
            label={t('column.status')}
            options={statuses.map((value) => ({ value, label: t(`status.${value}`) }))}
            values={table.shown.status}
            onChange={(status) => table.change({ status })}
            renderCount={(status) => (
              <InvoiceCount
                variables={getListVariables({ ...table.shown, status: [status] }, fixedFilters)}
              />
            )}
          />
        }
        renderRowActions={(invoice) => (
          <RowActions
            invoice={invoice}
            actions={actions}
            onSend={() => setInvoiceToSend(invoice)}
          />
        )}
        bulkActions={(rows, clear) => (
          <BulkActions invoices={rows} actions={actions} onDone={clear} />
        )}
        keys={isScreen ? { remove: actions.remove, create: openNew } : undefined}
        loadAll={loadAll}
        empty={
          <EmptyState
            drawing="desk"
            title={t('empty.title')}
            text={t('empty.text')}
            action={
              <Button
                component={Link}
                to="/apps/invoice/add"
                leftSection={<IconPlus size={18} aria-hidden />}
              >
                {t('add')}
              </Button>
            }
          />
        }
        isBare={isBare}
      />
      {invoiceToSend && (
        <Suspense>
          <SendDrawer invoice={invoiceToSend} onClose={() => setInvoiceToSend(undefined)} />
        </Suspense>
      )}
    </>
  );
}

/** The number of invoices that match all filters. */
function InvoiceCount({ variables }: { variables: InvoiceListQueryVariables }) {
  const { q, statuses: counted, salespersonId, clientEmail } = variables;
  const { data } = useInvoiceCountQuery({
    variables: { q, statuses: counted, salespersonId, clientEmail },
  });
  return <FilterCount count={data?.invoicePage.total} />;
}
