import { useTranslation } from 'react-i18next';
import type { UserPlan, UserRole, UserStatus } from '../../gql/users/graphql.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { roleStyles, statusStyles } from './enums.ts';
import classes from './RoleText.module.css';

/** The name and the icon of a role. */
export function RoleText({ role }: { role: UserRole }) {
  const { t } = useTranslation('users');
  const { tone, icon: Icon } = roleStyles[role];

  return (
    <span className={classes.role} data-tone={tone}>
      <Icon size={16} stroke={1.7} aria-hidden />
      <span>{t(`role.${role}`)}</span>
    </span>
  );
}

/** A badge with the status of a user. */
export function StatusText({ status }: { status: UserStatus }) {
  const { t } = useTranslation('users');

  return <StatusBadge {...statusStyles[status]}>{t(`status.${status}`)}</StatusBadge>;
}

/** The name of a plan. */
export function PlanText({ plan }: { plan: UserPlan }) {
  const { t } = useTranslation('users');
  return <span>{t(`plan.${plan}`)}</span>;
}
