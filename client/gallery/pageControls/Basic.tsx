import { Pagination } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePaginationProps } from './usePaginationProps.ts';

export function Basic() {
  const { t } = useTranslation('pageControls');
  const getPaginationProps = usePaginationProps();
  const [page, setPage] = useState(4);

  return (
    <>
      <Pagination
        {...getPaginationProps(t('pages'))}
        total={10}
        gap={3}
        value={page}
        onChange={setPage}
      />
      <p role="status">{t('currentPage', { page, total: 10 })}</p>
    </>
  );
}
