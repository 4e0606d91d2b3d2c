import { Group, Pagination } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTexts } from './usePageTexts.ts';

/** Four arrows, for narrow places. */
export function IconsOnly() {
  const { t } = useTranslation('pageControls');
  const named = usePageTexts();
  const [page, setPage] = useState(5);

  return (
    <Group>
      <Pagination
        {...named(t('arrows'))}
        total={10}
        value={page}
        onChange={setPage}
        withPages={false}
        withEdges
      />
      <span role="status">{t('shown', { page, total: 10 })}</span>
    </Group>
  );
}
