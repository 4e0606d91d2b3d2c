import { Button } from '@mantine/core';
import { IconArrowsSort, IconTrashX } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { SearchInput } from '../../ui/SearchInput.tsx';
import { type BoardSort, sorts } from './sorts.ts';
import classes from './TodoToolbar.module.css';

const Confirm = lazyComponent(async () => (await import('../../ui/Confirm.tsx')).Confirm);

interface TodoToolbarProps {
  q: string;
  sortBy: BoardSort;
  /** The ids of the deleted tasks on the page, which can be deleted permanently. */
  deleted: number[];
  onSearch: (q: string) => void;
  onSort: (sortBy: BoardSort) => void;
  onPurge: (ids: number[]) => void;
}

export function TodoToolbar({ q, sortBy, deleted, onSearch, onSort, onPurge }: TodoToolbarProps) {
  const { t } = useTranslation('todo');
  const [isPurging, setPurging] = useState(false);
  const orders = sorts.map((value) => ({
    key: value,
    label: t(`sort.${value}`),
    isChosen: value === sortBy,
    onClick: () => onSort(value),
  }));
  const reset = { key: 'reset', label: t('sort.reset'), onClick: () => onSort('BOARD') };

  return (
    <div className={classes.toolbar}>
      <SearchInput className={classes.search} label={t('search')} value={q} onChange={onSearch} />
      <MenuButton
        variant="default"
        size={36}
        width={224}
        label={t('sort.label', { sort: t(`sort.${sortBy}`) })}
        icon={<IconArrowsSort size={16} stroke={1.7} aria-hidden />}
        text={<bdi className={classes.sort}>{t(`sort.${sortBy}`)}</bdi>}
        groups={[
          { key: 'orders', choice: 'one', items: orders },
          ...(sortBy === 'BOARD' ? [] : [{ key: 'reset', items: [reset] }]),
        ]}
      />

      {deleted.length > 0 && (
        <Button
          variant="default"
          leftSection={<IconTrashX size={16} stroke={1.7} aria-hidden />}
          onClick={() => setPurging(true)}
        >
          {t('purge.all')}
        </Button>
      )}
      {isPurging && (
        <Suspense>
          <Confirm
            title={t('purge.title', { count: deleted.length })}
            text={t('purge.text')}
            action={t('purge.action')}
            onConfirm={() => {
              setPurging(false);
              onPurge(deleted);
            }}
            onClose={() => setPurging(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
