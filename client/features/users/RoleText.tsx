import { useTranslation } from 'react-i18next';
import type { UserPlan, UserRole, UserStatus } from '../../gql/users/graphql.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { roleLooks, statusLooks } from './facts.ts';
import classes from './RoleText.module.css';

export function RoleText({ role }: { role: UserRole }) {
  const { t } = useTranslation('users');
  const { tone, icon: Icon } = roleLooks[role];

  return (
    <span className={classes.role} data-tone={tone}>
      <Icon size={16} stroke={1.7} aria-hidden />
      {t(`role.${role}`)}
    </span>
  );
}

export function StatusText({ status }: { status: UserStatus }) {
  const { t } = useTranslation('users');

  return <StatusBadge {...statusLooks[status]}>{t(`status.${status}`)}</StatusBadge>;
}

export function PlanText({ plan }: { plan: UserPlan }) {
  const { t } = useTranslation('users');
  return t(`plan.${plan}`);
}
