import { Box, Group } from '@mantine/core';
import { IconArrowLeft, IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { confirm } from '../../ui/confirmation.ts';
import { ActionButton } from './ActionButton.tsx';
import { actionIcons } from './actionIcons.ts';
import { LabelMenu, MoveMenu } from './EmailMenus.tsx';
import classes from './EmailReader.module.css';
import { EmailStar } from './EmailStar.tsx';
import type { FolderOrLabelName } from './foldersAndLabels.ts';
import { leaveOpenEmail } from './readerButtons.ts';
import type { EmailActions } from './useEmailActions.ts';
import type { OpenEmail } from './useOpenEmail.ts';

interface ReaderHeaderProps {
  mail?: OpenEmail;
  folderOrLabel: FolderOrLabelName;
  actions: EmailActions;
  /** Whether the email is beside the list. Otherwise it covers the list. */
  isBeside: boolean;
  onClose: () => void;
  onGo: (id: number) => void;
}

/** The button that closes the email, the actions on the email, and the buttons for the next and the previous email. */
export function ReaderHeader(props: ReaderHeaderProps) {
  const { mail, folderOrLabel, isBeside, onClose, onGo } = props;
  const { t } = useTranslation(['email', 'app']);

  return (
    <Group gap="xs" wrap="nowrap" flex="none" className={classes.header} data-screen-only>
      <ActionButton
        label={
          isBeside ? t('app:close') : t('backTo', { name: t(`folderOrLabel.${folderOrLabel}`) })
        }
        icon={isBeside ? IconX : IconArrowLeft}
        iconClass="fd-mirrored"
        readerButton="close"
        onClick={onClose}
      />
      <Box component="span" flex={1} />
      {mail && <EmailButtons {...props} mail={mail} />}
      <ActionButton
        label={t('newer')}
        readerButton="newer"
        icon={IconChevronLeft}
        iconClass="fd-mirrored"
        isDisabled={!mail?.neighbours.newer}
        onClick={() => mail?.neighbours.newer && onGo(mail.neighbours.newer.id)}
      />
      <ActionButton
        label={t('older')}
        readerButton="older"
        icon={IconChevronRight}
        iconClass="fd-mirrored"
        isDisabled={!mail?.neighbours.older}
        onClick={() => mail?.neighbours.older && onGo(mail.neighbours.older.id)}
      />
    </Group>
  );
}

type EmailButtonsProps = ReaderHeaderProps & { mail: OpenEmail };

function EmailButtons(props: EmailButtonsProps) {
  const { mail, folderOrLabel, actions, isBeside, onClose } = props;
  const { t } = useTranslation('email');
  const { id, folder, labels, isRead } = mail;
  const isRestorable = folder === 'TRASH' || folder === 'SPAM';

  /** Opens the next email or returns to the list, without waiting for the result of an action. */
  function runAndLeave(result: Promise<boolean>) {
    void result;
    if (isBeside) leaveOpenEmail();
    else onClose();
  }

  function mark() {
    void actions.mark([id], !isRead);
    if (!isBeside) onClose();
  }

  async function confirmAndPurge() {
    const isConfirmed = await confirm({
      title: t('purge.title', { count: 1 }),
      text: t('purge.text'),
      action: t('purge.action'),
    });
    if (isConfirmed) runAndLeave(actions.purge([id]));
  }

  return (
    <>
      <EmailStar mail={mail} actions={actions} size={40} />
      {isRestorable && (
        <ActionButton
          label={t('restore')}
          icon={actionIcons.restore}
          onClick={() => runAndLeave(actions.restore([id]))}
        />
      )}
      <ActionButton
        label={t(isRead ? 'markUnread' : 'markRead')}
        icon={isRead ? actionIcons.unread : actionIcons.read}
        onClick={mark}
      />
      <MoveMenu
        folderOrLabel={folderOrLabel}
        onMove={(target) => runAndLeave(actions.move([id], target))}
      />
      <LabelMenu selected={labels} onToggle={(label) => void actions.label([id], label)} />
      {folder === 'TRASH' ? (
        <ActionButton
          label={t('purge.action')}
          icon={actionIcons.purge}
          onClick={() => void confirmAndPurge()}
        />
      ) : (
        <ActionButton
          label={t('delete')}
          icon={actionIcons.remove}
          onClick={() => runAndLeave(actions.move([id], 'TRASH'))}
        />
      )}
    </>
  );
}
