import { Box, Group } from '@mantine/core';
import { IconArrowLeft, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { confirm } from '../../ui/confirmation.ts';
import { ActionButton } from './ActionButton.tsx';
import { actionIcons } from './actionIcons.ts';
import { LabelMenu, MoveMenu } from './EmailMenus.tsx';
import classes from './EmailReader.module.css';
import { EmailStar } from './EmailStar.tsx';
import type { FolderOrLabelName } from './foldersAndLabels.ts';
import type { EmailActions } from './useEmailActions.ts';
import type { OpenEmail } from './useOpenEmail.ts';

interface ReaderHeaderProps {
  mail?: OpenEmail;
  folderOrLabel: FolderOrLabelName;
  actions: EmailActions;
  onClose: () => void;
  onGo: (id: number) => void;
}

/** The back button, the actions on the email, and the buttons for the next and the previous email. */
export function ReaderHeader({ mail, folderOrLabel, actions, onClose, onGo }: ReaderHeaderProps) {
  const { t } = useTranslation('email');

  return (
    <Group gap="xs" wrap="nowrap" flex="none" className={classes.header} data-screen-only>
      <ActionButton
        label={t('backTo', { name: t(`folderOrLabel.${folderOrLabel}`) })}
        icon={IconArrowLeft}
        iconClass="fd-mirrored"
        onClick={onClose}
      />
      <Box component="span" flex={1} />
      {mail && <EmailButtons {...{ mail, folderOrLabel, actions, onClose }} />}
      <ActionButton
        label={t('newer')}
        neighbour="newer"
        icon={IconChevronLeft}
        iconClass="fd-mirrored"
        isDisabled={!mail?.neighbours.newer}
        onClick={() => mail?.neighbours.newer && onGo(mail.neighbours.newer.id)}
      />
      <ActionButton
        label={t('older')}
        neighbour="older"
        icon={IconChevronRight}
        iconClass="fd-mirrored"
        isDisabled={!mail?.neighbours.older}
        onClick={() => mail?.neighbours.older && onGo(mail.neighbours.older.id)}
      />
    </Group>
  );
}

type EmailButtonsProps = Pick<ReaderHeaderProps, 'folderOrLabel' | 'actions' | 'onClose'> & {
  mail: OpenEmail;
};

function EmailButtons({ mail, folderOrLabel, actions, onClose }: EmailButtonsProps) {
  const { t } = useTranslation('email');
  const { id, folder, labels } = mail;
  const isRestorable = folder === 'TRASH' || folder === 'SPAM';

  /** Returns to the list without waiting for the result of an action. */
  function runAndClose(result: Promise<boolean>) {
    void result;
    onClose();
  }

  async function confirmAndPurge() {
    const isConfirmed = await confirm({
      title: t('purge.title', { count: 1 }),
      text: t('purge.text'),
      action: t('purge.action'),
    });
    if (isConfirmed) runAndClose(actions.purge([id]));
  }

  return (
    <>
      <EmailStar mail={mail} actions={actions} size={40} />
      {isRestorable && (
        <ActionButton
          label={t('restore')}
          icon={actionIcons.restore}
          onClick={() => runAndClose(actions.restore([id]))}
        />
      )}
      <ActionButton
        label={t('markUnread')}
        icon={actionIcons.unread}
        onClick={() => runAndClose(actions.mark([id], false))}
      />
      <MoveMenu
        folderOrLabel={folderOrLabel}
        onMove={(target) => runAndClose(actions.move([id], target))}
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
          onClick={() => runAndClose(actions.move([id], 'TRASH'))}
        />
      )}
    </>
  );
}
