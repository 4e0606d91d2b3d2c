import { Group, Pagination } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePaginationProps } from './usePaginationProps.ts';

/** Only the four arrow buttons, for narrow containers. */
export function ArrowsOnly() {
  const { t } = useTranslation('pageControls');
  const getPaginationProps = usePaginationProps();
  const [page, setPage] = useState(5);

  return (
    <Group>
      <Pagination
        {...getPaginationProps(t('arrowButtons'))}
        total={10}
        value={page}
        onChange={setPage}
        withPages={false}
        withEdges
      />
      <span role="status">{t('currentPage', { page, total: 10 })}</span>
    </Group>
  );
}
