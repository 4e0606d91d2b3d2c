import { useTranslation } from 'react-i18next';
import type { UserPermissions_UserFragment } from '../../gql/users/graphql.ts';
import { PermissionTable } from './PermissionTable.tsx';
import cards from './UserViewPage.module.css';

export function UserPermissions({ user }: { user: UserPermissions_UserFragment }) {
  const { t } = useTranslation('users');
  const { role, hasOwnPermissions, permissions } = user;

  return (
    <section className={cards.card}>
      <div className={cards.head}>
        <h2>{t('permissions.title')}</h2>
        <p className={cards.note}>
          {t(hasOwnPermissions ? 'permissions.own' : 'permissions.usual', {
            role: t(`role.${role}`),
          })}
        </p>
      </div>
      <PermissionTable permissions={permissions} />
    </section>
  );
}
