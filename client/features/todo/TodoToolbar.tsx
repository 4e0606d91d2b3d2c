import { Button, Group } from '@mantine/core';
import { IconArrowsSort, IconTrashX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { confirm } from '../../ui/confirmation.ts';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { SearchInput } from '../../ui/SearchInput.tsx';
import { type BoardSort, sorts } from './sorts.ts';
import classes from './TodoToolbar.module.css';

interface TodoToolbarProps {
  q: string;
  sortBy: BoardSort;
  /** The ids of the deleted tasks on the page, which can be deleted permanently. */
  deletedIds: number[];
  onSearch: (q: string) => void;
  onSort: (sortBy: BoardSort) => void;
  onPurge: (ids: number[]) => void;
}

/** The search, the sort order, and the button that empties the bin. */
export function TodoToolbar({
  q,
  sortBy,
  deletedIds,
  onSearch,
  onSort,
  onPurge,
}: TodoToolbarProps) {
  const { t } = useTranslation('todo');
  const sortItems = sorts.map((value) => ({
    key: value,
    label: t(`sort.${value}`),
    isChosen: value === sortBy,
    onClick: () => onSort(value),
  }));
  const resetItem = { key: 'reset', label: t('sort.reset'), onClick: () => onSort('BOARD') };

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
      <MenuButton
        variant="default"
        size={36}
        width={224}
        label={t('sort.label', { sort: t(`sort.${sortBy}`) })}
        icon={<IconArrowsSort size={16} stroke={1.7} aria-hidden />}
        text={<bdi className={classes.sort}>{t(`sort.${sortBy}`)}</bdi>}
        groups={[
          { key: 'sort', choice: 'one', items: sortItems },
          ...(sortBy === 'BOARD' ? [] : [{ key: 'reset', items: [resetItem] }]),
        ]}
      />

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
