import { Flex } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { UserListPageQuery } from '../../gql/users/graphql.ts';
import { DateText } from '../../ui/DateText.tsx';
import { PersonAvatar } from '../../ui/PersonAvatar.tsx';
import type { Column } from '../../ui/table/column.ts';
import type { ListSort } from './list.ts';
import { PlanText, RoleText, StatusText } from './RoleText.tsx';
import classes from './UserListPage.module.css';

export type ListedUser = UserListPageQuery['userPage']['users'][number];

/** Returns the columns of the list of users. */
export function useColumns(): Column<ListedUser, ListSort>[] {
  const { t } = useTranslation('users');

  return [
    {
      id: 'user',
      title: t('field.user'),
      sortBy: 'FULL_NAME',
      cell: (user) => <UserCell user={user} />,
      getExportedValue: ({ fullName }) => fullName,
    },
    {
      id: 'email',
      title: t('field.email'),
      sortBy: 'EMAIL',
      cell: ({ email }) => (
        <a className={classes.email} href={`mailto:${email}`}>
          {email}
        </a>
      ),
      getExportedValue: ({ email }) => email,
    },
    {
      id: 'role',
      title: t('field.role'),
      sortBy: 'ROLE',
      cell: ({ role }) => <RoleText role={role} />,
      getExportedValue: ({ role }) => t(`role.${role}`),
    },
    {
      id: 'plan',
      title: t('field.plan'),
      sortBy: 'PLAN',
      cell: ({ currentPlan }) => <PlanText plan={currentPlan} />,
      getExportedValue: ({ currentPlan }) => t(`plan.${currentPlan}`),
    },
    {
      id: 'status',
      title: t('field.status'),
      sortBy: 'STATUS',
      cell: ({ status }) => <StatusText status={status} />,
      getExportedValue: ({ status }) => t(`status.${status}`),
    },
    {
      id: 'company',
      title: t('field.company'),
      sortBy: 'COMPANY',
      isHiddenByDefault: true,
      cell: ({ company }) => company,
      getExportedValue: ({ company }) => company,
    },
    {
      id: 'country',
      title: t('field.country'),
      sortBy: 'COUNTRY',
      isHiddenByDefault: true,
      cell: ({ country }) => country,
      getExportedValue: ({ country }) => country,
    },
    {
      id: 'contact',
      title: t('field.contact'),
      sortBy: 'CONTACT',
      isHiddenByDefault: true,
      cell: ({ contact }) => <bdi dir="ltr">{contact}</bdi>,
      getExportedValue: ({ contact }) => contact,
    },
    {
      id: 'createdAt',
      title: t('field.createdAt'),
      sortBy: 'CREATED_AT',
      isDescendingFirst: true,
      isHiddenByDefault: true,
      cell: ({ createdAt }) => <DateText value={createdAt} />,
      getExportedValue: ({ createdAt }) => new Date(createdAt),
    },
  ];
}

function UserCell({ user }: { user: ListedUser }) {
  const { id, fullName, username, avatar = '' } = user;

  return (
    <Flex component="span" gap="md" align="center" miw={0}>
      <PersonAvatar fullName={fullName} avatar={avatar} size={32} isDecorative />
      <Flex component="span" lh={1.3} direction="column" miw={0}>
        <Link className={classes.name} to={`/apps/user/view/${id}`}>
          {fullName}
        </Link>
        <bdi className={classes.username}>@{username}</bdi>
      </Flex>
    </Flex>
  );
}
