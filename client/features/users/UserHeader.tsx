import { Anchor, Button, Group } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import type { UserCard_UserFragment } from '../../gql/users/graphql.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PersonAvatar } from '../../ui/PersonAvatar.tsx';
import { StatusText } from './RoleText.tsx';
import { type SettableStatus, statusActions } from './statusActions.ts';
import { useUserActions } from './useUserActions.ts';

const iconProps = { size: 16, stroke: 1.7, 'aria-hidden': true };

/** The portrait, the name and the status of a user, with the actions on the user. */
export function UserHeader({ user }: { user: UserCard_UserFragment }) {
  const { t } = useTranslation('users');
  const navigate = useNavigate();
  const actions = useUserActions();
  const { id, fullName, status } = user;

  const actionButtons = useRef<HTMLDivElement>(null);
  const hasSetStatus = useRef(false);

  // The button that sets a status is replaced by the one that reverts it.
  useEffect(() => {
    if (hasSetStatus.current) {
      actionButtons.current?.querySelector<HTMLElement>(`[data-from~="${status}"]`)?.focus();
    }
    hasSetStatus.current = false;
  }, [status]);

  function setStatus(newStatus: SettableStatus) {
    hasSetStatus.current = true;
    void actions.setStatus([user], newStatus);
  }

  async function remove() {
    if (await actions.remove([user])) navigate('/apps/user/list');
  }

  return (
    <PageHeader
      title={fullName}
      crumbs={[{ label: t('title'), to: '/apps/user/list' }]}
      picture={<PersonAvatar fullName={fullName} avatar={user.avatar} size={56} isDecorative />}
      status={<StatusText status={status} />}
      about={
        <Anchor c="inherit" mod="breakable" href={`mailto:${user.email}`}>
          {user.email}
        </Anchor>
      }
      action={
        <Group ref={actionButtons} gap="sm" align="stretch">
          <Button
            variant="default"
            c="danger"
            leftSection={<IconTrash {...iconProps} />}
            onClick={remove}
          >
            {t('delete')}
          </Button>
          {statusActions
            .filter(({ from }) => from.includes(status))
            .map(({ to, from, Icon }) => (
              <Button
                key={to}
                variant="default"
                leftSection={<Icon {...iconProps} />}
                data-from={from.join(' ')}
                onClick={() => setStatus(to)}
              >
                {t(`statusAction.${to}`)}
              </Button>
            ))}
          <Button
            component={Link}
            to={`/apps/user/edit/${id}`}
            leftSection={<IconPencil {...iconProps} />}
          >
            {t('edit.open')}
          </Button>
        </Group>
      }
    />
  );
}
