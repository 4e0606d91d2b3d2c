import { useApolloClient } from '@apollo/client/react';
import { Box, Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { firstFromLoader } from '../../data/loader.ts';
import { UserListPageDocument, type UserListPageQueryVariables } from '../../gql/users/graphql.ts';
import { useUserListPageQuery } from '../../gql/users/hooks.ts';
import { useTitle } from '../../navigation/useTitle.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useDraftDrawer } from '../../ui/form/useFormDrawer.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { useTableParams } from '../../ui/table/useTableParams.ts';
import { BulkActions } from './BulkActions.tsx';
import { getListVariables, listDefaults } from './list.ts';
import { UserFilters } from './UserFilters.tsx';
import { UserRowMenu } from './UserRowMenu.tsx';
import { type ListedUser, useColumns } from './useColumns.tsx';
import { useUserActions } from './useUserActions.ts';

const AddUserDrawer = lazyComponent(
  async () => (await import('./AddUserDrawer.tsx')).AddUserDrawer,
);

/** The list of users at `/apps/user/list`. */
export function UserListPage() {
  const { t } = useTranslation('users');
  const table = useTableParams(listDefaults);
  const variables = getListVariables(table.shown);
  const { data, previousData, error, refetch } = useUserListPageQuery({
    variables,
    ...firstFromLoader,
  });
  const { userPage: page } = data ?? previousData ?? {};
  const actions = useUserActions(variables);
  const columns = useColumns();
  const loadAll = useLoadAllUsers(variables);
  const drawer = useDraftDrawer('user.new');
  useTitle(t('title'));

  const addButton = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={drawer.open}>
      {t('add.open')}
    </Button>
  );

  return (
    <>
      <Box mb={20}>
        <PageHeader
          title={t('title')}
          about={page ? t('count', { count: page.total }) : '\u00a0'}
          action={addButton}
        />
      </Box>

      <DataTable
        id="users"
        label={t('title')}
        columns={columns}
        table={table}
        rows={page?.users}
        total={page?.total ?? 0}
        isLoading={!data}
        error={data ? undefined : error}
        onRetry={() => void refetch()}
        searchLabel={t('search')}
        filters={<UserFilters table={table} />}
        getRowName={({ fullName }) => fullName}
        renderRowActions={(user) => <UserRowMenu user={user} actions={actions} />}
        bulkActions={(users, clear) => (
          <BulkActions users={users} actions={actions} onDone={clear} />
        )}
        keys={{ remove: actions.remove, create: drawer.open }}
        loadAll={loadAll}
        empty={
          <EmptyState
            drawing="desk"
            title={t('empty.title')}
            text={t('empty.text')}
            action={addButton}
          />
        }
      />

      {drawer.key > 0 && (
        <Suspense>
          <AddUserDrawer key={drawer.key} isOpen={drawer.isOpen} onClose={drawer.close} />
        </Suspense>
      )}
    </>
  );
}

/** The page size of the requests that load all users. */
const perPage = 5000;

/** Returns a function that loads all users of the filtered list for an export. */
function useLoadAllUsers(listVariables: UserListPageQueryVariables) {
  const client = useApolloClient();

  return async (): Promise<ListedUser[]> => {
    const users: ListedUser[] = [];
    for (let page = 1; ; page += 1) {
      const { data } = await client.query({
        query: UserListPageDocument,
        // Exports contain no avatars, which can be large data URLs.
        variables: { ...listVariables, page, perPage, hasAvatars: false },
        fetchPolicy: 'no-cache',
      });
      if (!data) throw new Error('The list of users could not be loaded. Try again.');
      users.push(...data.userPage.users);
      if (data.userPage.users.length < perPage) return users;
    }
  };
}
