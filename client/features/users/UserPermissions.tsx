import { useTranslation } from 'react-i18next';
import type { UserPermissions_UserFragment } from '../../gql/users/graphql.ts';
import { PermissionTable } from './PermissionTable.tsx';
import cards from './UserViewPage.module.css';

/** The permissions of a user, and whether they are the default of the role. */
export function UserPermissions({ user }: { user: UserPermissions_UserFragment }) {
  const { t } = useTranslation('users');
  const { role, hasOwnPermissions, permissions } = user;

  return (
    <section className={cards.card}>
      <div className={cards.header}>
        <h2>{t('permissions.title')}</h2>
        <p className={cards.note}>
          {t(hasOwnPermissions ? 'permissions.custom' : 'permissions.roleDefault', {
            role: t(`role.${role}`),
          })}
        </p>
      </div>
      <PermissionTable permissions={permissions} />
    </section>
  );
}
