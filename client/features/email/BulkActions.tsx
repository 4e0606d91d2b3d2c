import { Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { confirm } from '../../ui/confirmation.ts';
import { ActionButton } from './ActionButton.tsx';
import { actionIcons } from './actionIcons.ts';
import { LabelMenu, MoveMenu } from './EmailMenus.tsx';
import type { FolderOrLabelName } from './foldersAndLabels.ts';
import classes from './MailboxToolbar.module.css';
import type { EmailActions } from './useEmailActions.ts';
import type { Selection } from './useSelection.ts';

interface BulkActionsProps {
  folderOrLabel: FolderOrLabelName;
  selection: Selection;
  actions: EmailActions;
}

/** The actions on all selected emails. If an action fails, the selection is restored. */
export function BulkActions({ folderOrLabel, selection, actions }: BulkActionsProps) {
  const { t } = useTranslation('email');
  const ids = [...selection.ids];
  const isRestorable = folderOrLabel === 'trash' || folderOrLabel === 'spam';

  async function runAction(result: Promise<boolean>) {
    selection.clear();
    if (!(await result)) selection.select(ids);
  }

  async function confirmAndPurge() {
    const isConfirmed = await confirm({
      title: t('purge.title', { count: ids.length }),
      text: t('purge.text'),
      action: t('purge.action'),
    });
    if (isConfirmed) void runAction(actions.purge(ids));
  }

  return (
    <>
      <Text truncate inherit fw={500} mod="tabular" span miw={0} flex={1}>
        {t('chosen', { count: ids.length })}
      </Text>
      <Group gap="xs" wrap="nowrap" align="stretch" my={-2} className={classes.actions}>
        {isRestorable && (
          <ActionButton
            label={t('restore')}
            icon={actionIcons.restore}
            onClick={() => runAction(actions.restore(ids))}
          />
        )}
        <ActionButton
          label={t('markRead')}
          icon={actionIcons.read}
          onClick={() => runAction(actions.mark(ids, true))}
        />
        <ActionButton
          label={t('markUnread')}
          icon={actionIcons.unread}
          onClick={() => runAction(actions.mark(ids, false))}
        />
        {folderOrLabel !== 'trash' && (
          <ActionButton
            label={t(folderOrLabel === 'starred' ? 'unstarAll' : 'starAll')}
            icon={actionIcons.star}
            onClick={() => runAction(actions.star(ids, folderOrLabel !== 'starred'))}
          />
        )}
        <MoveMenu
          folderOrLabel={folderOrLabel}
          onMove={(folder) => runAction(actions.move(ids, folder))}
        />
        <LabelMenu onToggle={(label) => runAction(actions.label(ids, label))} />
        {folderOrLabel === 'trash' ? (
          <ActionButton
            label={t('purge.action')}
            icon={actionIcons.purge}
            onClick={() => void confirmAndPurge()}
          />
        ) : (
          <ActionButton
            label={t('delete')}
            icon={actionIcons.remove}
            onClick={() => runAction(actions.move(ids, 'TRASH'))}
          />
        )}
      </Group>
    </>
  );
}
