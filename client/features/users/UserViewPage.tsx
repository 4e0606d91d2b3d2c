import { Card, Flex, Group, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useParams } from 'react-router-dom';
import { useLoadedQuery } from '../../data/loader.ts';
import type { UserPermissions_UserFragment, UserViewPageQuery } from '../../gql/users/graphql.ts';
import { useTitle } from '../../navigation/useTitle.ts';
import { Columns } from '../../ui/Columns.tsx';
import { SharedComponent } from '../../ui/SharedComponent.tsx';
import type { viewLoader } from './loaders.ts';
import { MissingUser } from './MissingUser.tsx';
import { PermissionTable } from './PermissionTable.tsx';
import { PlanCard } from './PlanCard.tsx';
import { UserCard } from './UserCard.tsx';
import { UserHeader } from './UserHeader.tsx';
import { UserHistory } from './UserHistory.tsx';
import { UserInformation } from './UserInformation.tsx';
import cards from './UserViewPage.module.css';

/** The profile of a user at `/apps/user/view/7`. */
export function UserViewPage() {
  const id = Number(useParams().id);
  const { data } = useLoadedQuery(useLoaderData<typeof viewLoader>().page);

  return data.user ? <UserView key={id} user={data.user} /> : <MissingUser id={id} />;
}

type ViewedUser = NonNullable<UserViewPageQuery['user']>;

function UserView({ user }: { user: ViewedUser }) {
  const { t } = useTranslation('users');
  useTitle(user.fullName, t('title'));

  return (
    <Flex direction="column" gap={{ base: 'lg', md: 'xl' }}>
      <UserHeader user={user} />
      <Columns start={360}>
        <Flex direction="column" gap={{ base: 'lg', md: 'xl' }} miw={0}>
          <UserCard user={user} />
          <PlanCard user={user} />
        </Flex>
        <Flex direction="column" gap={{ base: 'lg', md: 'xl' }} miw={0}>
          <UserPermissions user={user} />
          <UserInformation user={user} />
          <UserHistory user={user} />
          <SharedComponent name="records.history" type="User" id={user.id} />
        </Flex>
      </Columns>
      {/* remove-feature invoices */}
      <section>
        <Title order={2} size="h3" mb="md">
          {t('invoices')}
        </Title>
        <SharedComponent name="invoices.list" salespersonId={user.id} />
      </section>
      {/* end invoices */}
    </Flex>
  );
}

/** The permissions of a user, and whether they are the default of the role. */
function UserPermissions({ user }: { user: UserPermissions_UserFragment }) {
  const { t } = useTranslation('users');
  const { role, hasOwnPermissions, permissions } = user;

  return (
    <Card component="section" miw={0} mod={{ edge: 'padded' }} className={cards.card}>
      <Group gap="8px 16px" justify="space-between" mb="lg">
        <Title order={2} size="h3">
          {t('permissions.title')}
        </Title>
        <Text c="dimmed">
          {t(hasOwnPermissions ? 'permissions.custom' : 'permissions.roleDefault', {
            role: t(`role.${role}`),
          })}
        </Text>
      </Group>
      <PermissionTable permissions={permissions} />
    </Card>
  );
}
