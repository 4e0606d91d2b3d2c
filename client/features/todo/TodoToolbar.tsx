import { ActionIcon, Button, Group } from '@mantine/core';
import { IconArrowsSort, IconLayoutKanban, IconLayoutList, IconTrashX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { confirm } from '../../ui/confirmation.ts';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { SearchInput } from '../../ui/SearchInput.tsx';
import { type BoardSort, sorts } from './sorts.ts';
import classes from './TodoToolbar.module.css';

type View = 'list' | 'board';

const views = { list: IconLayoutList, board: IconLayoutKanban } satisfies Record<View, unknown>;

interface TodoToolbarProps {
  q: string;
  /** Undefined on the board, which is in the manual order. */
  sortBy?: BoardSort;
  /** Undefined for the deleted tasks, which have no board. */
  view?: View;
  /** The ids of the deleted tasks on the page, which can be deleted permanently. */
  deletedIds: number[];
  onSearch: (q: string) => void;
  onSort: (sortBy: BoardSort) => void;
  onView: (view: View) => void;
  onPurge: (ids: number[]) => void;
}

/** The search, the sort order, the views, and the button that empties the bin. */
export function TodoToolbar({
  q,
  sortBy,
  view,
  deletedIds,
  onSearch,
  onSort,
  onView,
  onPurge,
}: TodoToolbarProps) {
  const { t } = useTranslation('todo');
  const sortItems = sorts.map((value) => ({
    key: value,
    label: t(`sort.${value}`),
    isChosen: value === sortBy,
    onClick: () => onSort(value),
  }));

  async function confirmAndPurge() {
    const isConfirmed = await confirm({
      title: t('purge.title', { count: deletedIds.length }),
      text: t('purge.text'),
      action: t('purge.action'),
    });
    if (isConfirmed) onPurge(deletedIds);
  }

  return (
    <Group gap="sm" align="stretch" p="md" mod="line-bottom">
      <SearchInput className={classes.search} label={t('search')} value={q} onChange={onSearch} />
      {sortBy && (
        <MenuButton
          variant="default"
          size={36}
          width={224}
          label={t('sort.label', { sort: t(`sort.${sortBy}`) })}
          icon={<IconArrowsSort size={16} stroke={1.7} aria-hidden />}
          text={<bdi className={classes.sort}>{t(`sort.${sortBy}`)}</bdi>}
          groups={[{ key: 'sort', choice: 'one', items: sortItems }]}
        />
      )}
      {view && (
        <Group
          gap="xs"
          wrap="nowrap"
          className={classes.views}
          role="group"
          aria-label={t('view.label')}
        >
          {(['list', 'board'] as const).map((name) => {
            const Icon = views[name];
            return (
              <ActionIcon
                key={name}
                size={36}
                variant="default"
                aria-label={t(`view.${name}`)}
                aria-pressed={view === name}
                onClick={() => onView(name)}
              >
                <Icon size={18} stroke={1.7} />
              </ActionIcon>
            );
          })}
        </Group>
      )}

      {deletedIds.length > 0 && (
        <Button
          variant="default"
          leftSection={<IconTrashX size={16} stroke={1.7} aria-hidden />}
          onClick={() => void confirmAndPurge()}
        >
          {t('purge.all')}
        </Button>
      )}
    </Group>
  );
}
