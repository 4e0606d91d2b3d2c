import { Card, Group, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { UserPermissions_UserFragment } from '../../gql/users/graphql.ts';
import { PermissionTable } from './PermissionTable.tsx';
import cards from './UserViewPage.module.css';

/** The permissions of a user, and whether they are the default of the role. */
export function UserPermissions({ user }: { user: UserPermissions_UserFragment }) {
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
