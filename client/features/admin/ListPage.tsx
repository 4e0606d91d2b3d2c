import { useApolloClient } from '@apollo/client/react';
import { Box, Button, Group } from '@mantine/core';
import { IconPlus, IconTrash, IconUpload } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { firstFromLoader } from '../../data/loader.ts';
import { AdminListDocument } from '../../gql/admin/graphql.ts';
import { useAdminListQuery } from '../../gql/admin/hooks.ts';
import { useTitle } from '../../navigation/useTitle.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useDraftDrawer } from '../../ui/form/useFormDrawer.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { useTableParams } from '../../ui/table/useTableParams.ts';
import { type Collection, getCollectionLabel, getRowLabel } from './collections.ts';
import { ListFilters } from './ListFilters.tsx';
import { getListDefaults, getListVariables, type Row } from './list.ts';
import { getImportDraftName } from './parseImport.ts';
import { getNewPath } from './paths.ts';
import { RowMenu } from './RowMenu.tsx';
import { useColumns } from './useColumns.tsx';
import { useRowActions } from './useRowActions.ts';

const ImportDrawer = lazyComponent(async () => (await import('./ImportDrawer.tsx')).ImportDrawer);

/** The page size of the requests that load all rows. */
const exportPageSize = 1000;

/** The list of the rows of a collection. */
export function ListPage({ collection }: { collection: Collection }) {
  const { t } = useTranslation('admin');
  const client = useApolloClient();
  const label = getCollectionLabel(collection);
  const table = useTableParams(getListDefaults(collection));
  const variables = getListVariables(collection, table.shown);
  const { data, previousData, error, refetch } = useAdminListQuery({
    variables,
    ...firstFromLoader,
  });
  const { collectionRowPage: page } = data ?? previousData ?? {};
  const columns = useColumns(collection);
  const actions = useRowActions(collection);
  const importDrawer = useDraftDrawer(getImportDraftName(collection));
  useTitle(label);

  async function loadAll(): Promise<Row[]> {
    const rows: Row[] = [];
    for (let number = 1; ; number += 1) {
      const result = await client.query({
        query: AdminListDocument,
        variables: { ...variables, page: number, perPage: exportPageSize },
        fetchPolicy: 'no-cache',
      });
      if (!result.data) throw new Error('The rows could not be loaded. Try again.');
      const { rows: loaded } = result.data.collectionRowPage;
      rows.push(...loaded);
      if (loaded.length < exportPageSize) return rows;
    }
  }

  const addButton = (
    <Button
      component={Link}
      to={getNewPath(collection.path)}
      leftSection={<IconPlus size={18} aria-hidden />}
    >
      {t('new', { name: getRowLabel(collection) })}
    </Button>
  );

  return (
    <>
      <Box mb={20}>
        <PageHeader
          title={label}
          about={page ? t('count', { count: page.total }) : '\u00a0'}
          action={
            <Group gap="sm">
              <Button
                variant="default"
                leftSection={<IconUpload size={16} stroke={1.7} aria-hidden />}
                onClick={importDrawer.open}
              >
                {t('import.open')}
              </Button>
              {addButton}
            </Group>
          }
        />
      </Box>

      <DataTable
        id={`admin.${collection.name}`}
        label={label}
        columns={columns}
        table={table}
        rows={page?.rows}
        total={page?.total ?? 0}
        isLoading={!data}
        error={data ? undefined : error}
        onRetry={() => void refetch()}
        searchLabel={t('search', { collection: label })}
        filters={
          <ListFilters collection={collection} shown={table.shown} onChange={table.change} />
        }
        getRowName={({ title }) => title}
        renderRowActions={(row) => <RowMenu collection={collection} row={row} actions={actions} />}
        bulkActions={(rows, clear) => (
          <Button
            variant="default"
            leftSection={<IconTrash size={16} stroke={1.7} aria-hidden />}
            onClick={() => {
              void actions.remove(rows);
              clear();
            }}
          >
            {t('delete')}
          </Button>
        )}
        loadAll={loadAll}
        empty={
          <EmptyState
            drawing="desk"
            title={t('empty.title', { collection: label })}
            text={t('empty.text')}
            action={addButton}
          />
        }
      />

      {importDrawer.key > 0 && (
        <Suspense>
          <ImportDrawer
            key={importDrawer.key}
            collection={collection}
            isOpen={importDrawer.isOpen}
            onClose={importDrawer.close}
          />
        </Suspense>
      )}
    </>
  );
}
