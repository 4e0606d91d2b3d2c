import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { statusActions } from './statusActions.ts';
import type { TargetUser, UserActions } from './useUserActions.ts';

const icon = { size: 16, stroke: 1.7, 'aria-hidden': true };

interface BulkActionsProps {
  users: TargetUser[];
  actions: UserActions;
  onDone: () => void;
}

/** The actions on the selected users. */
export function BulkActions({ users, actions, onDone }: BulkActionsProps) {
  const { t } = useTranslation('users');

  return (
    <>
      {statusActions.map(({ to, from, Icon }) => (
        <Button
          key={to}
          variant="default"
          leftSection={<Icon {...icon} />}
          disabled={!users.some(({ status }) => from.includes(status))}
          onClick={() => {
            void actions.setStatus(users, to);
            onDone();
          }}
        >
          {t(`statusAction.${to}`)}
        </Button>
      ))}
      <Button
        variant="default"
        leftSection={<IconTrash {...icon} />}
        onClick={() => {
          void actions.remove(users);
          onDone();
        }}
      >
        {t('delete')}
      </Button>
    </>
  );
}
