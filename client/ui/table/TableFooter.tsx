import { NativeSelect } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Pager } from '../Pager.tsx';
import classes from './DataTable.module.css';

interface TableFooterProps {
  /** The name of the table. */
  label: string;
  page: number;
  perPage: number;
  sizes: readonly number[];
  total: number;
  onPage: (page: number) => void;
  onSize: (perPage: number) => void;
}

/** The number of rows, the page size, and the pagination. */
export function TableFooter(props: TableFooterProps) {
  const { label, page, perPage, sizes, total, onPage, onSize } = props;
  const { t } = useTranslation('app');
  const id = useId();

  return (
    <div className={classes.footer}>
      {total > Math.min(...sizes) && (
        <span className={classes.size}>
          <label htmlFor={id}>{t('ui.table.perPage')}</label>
          <NativeSelect
            id={id}
            data={sizes.map(String)}
            value={String(perPage)}
            rightSection={<IconChevronDown size={16} stroke={1.7} aria-hidden />}
            onChange={({ currentTarget }) => onSize(Number(currentTarget.value))}
          />
        </span>
      )}
      {total <= perPage && (
        <bdi className={classes.range} aria-live="polite">
          {t('pager.range', { from: 1, to: total, total })}
        </bdi>
      )}
      <Pager
        page={page}
        perPage={perPage}
        total={total}
        onChange={onPage}
        listLabel={label}
        hasEnds
      />
    </div>
  );
}
