import { ActionIcon } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { EmailFlagsFragment } from '../../gql/email/graphql.ts';
import { actionIcons } from './actionIcons.ts';
import classes from './EmailRow.module.css';
import { leaveOpenEmail } from './readerButtons.ts';
import type { EmailActions } from './useEmailActions.ts';

interface RowActionsProps {
  mail: EmailFlagsFragment;
  subject: string;
  isOpen: boolean;
  actions: EmailActions;
}

/**
 * The buttons of the row under the pointer. They are not in the tab order, because the keyboard shortcuts and the toolbar
 * of selected emails have the same actions.
 */
export function RowActions({ mail, subject, isOpen, actions }: RowActionsProps) {
  const { t } = useTranslation('email');
  const { id, isRead, folder } = mail;

  function removeFromList(result: Promise<boolean>) {
    void result;
    if (isOpen) leaveOpenEmail();
  }

  const buttons = [
    folder === 'TRASH'
      ? {
          label: t('restore'),
          icon: actionIcons.restore,
          run: () => removeFromList(actions.restore([id])),
        }
      : {
          label: t('delete'),
          icon: actionIcons.remove,
          run: () => removeFromList(actions.move([id], 'TRASH')),
        },
    {
      label: t(isRead ? 'markUnread' : 'markRead'),
      icon: isRead ? actionIcons.unread : actionIcons.read,
      run: () => void actions.mark([id], !isRead),
    },
  ];

  return (
    <span className={classes.actions}>
      {buttons.map(({ label, icon: Icon, run }) => (
        <ActionIcon
          key={label}
          size={36}
          variant="subtle"
          color="gray"
          tabIndex={-1}
          title={label}
          aria-label={t('rowAction', { action: label, subject })}
          // Keeps the focus, because the button disappears.
          onMouseDown={(event) => event.preventDefault()}
          onClick={run}
        >
          <Icon size={18} stroke={1.7} aria-hidden />
        </ActionIcon>
      ))}
    </span>
  );
}
