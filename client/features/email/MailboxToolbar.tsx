import { Button, Center, Checkbox, Group } from '@mantine/core';
import { IconTrashX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { confirm } from '../../ui/confirmation.ts';
import { SearchInput } from '../../ui/SearchInput.tsx';
import { BulkActions } from './BulkActions.tsx';
import type { FolderOrLabelName } from './foldersAndLabels.ts';
import classes from './MailboxToolbar.module.css';
import type { EmailActions } from './useEmailActions.ts';
import type { Selection } from './useSelection.ts';

interface MailboxToolbarProps {
  folderOrLabel: FolderOrLabelName;
  q: string;
  total: number;
  selection: Selection;
  actions: EmailActions;
  onSearch: (q: string) => void;
}

/** The search field. If emails are selected, the actions on these emails replace it. */
export function MailboxToolbar({
  folderOrLabel,
  q,
  total,
  selection,
  actions,
  onSearch,
}: MailboxToolbarProps) {
  const { t } = useTranslation('email');
  const count = selection.ids.size;

  async function confirmAndEmpty() {
    const isConfirmed = await confirm({
      title: t('purge.title', { count: total }),
      text: t('purge.text'),
      action: t('purge.action'),
    });
    if (isConfirmed) void actions.emptyTrash(total);
  }

  return (
    <Group gap="sm" wrap="nowrap" flex="none" className={classes.toolbar}>
      <Center component="span" flex="none" className={classes.all}>
        <Checkbox
          size="sm"
          aria-label={t('chooseAll')}
          checked={selection.isAll}
          indeterminate={count > 0 && !selection.isAll}
          disabled={total === 0}
          onChange={() => (selection.isAll ? selection.clear() : void selection.selectAll())}
        />
      </Center>
      {count > 0 ? (
        <BulkActions folderOrLabel={folderOrLabel} selection={selection} actions={actions} />
      ) : (
        <>
          <SearchInput
            className={classes.search}
            label={t('search')}
            value={q}
            onChange={onSearch}
          />
          {folderOrLabel === 'trash' && total > 0 && q === '' && (
            <Button
              variant="default"
              leftSection={<IconTrashX size={16} stroke={1.7} aria-hidden />}
              onClick={() => void confirmAndEmpty()}
            >
              {t('purge.all')}
            </Button>
          )}
        </>
      )}
      <span className="fd-sr-only" aria-live="polite">
        {count > 0 && t('chosen', { count })}
      </span>
    </Group>
  );
}
