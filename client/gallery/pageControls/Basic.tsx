import { Pagination } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTexts } from './usePageTexts.ts';

export function Basic() {
  const { t } = useTranslation('pageControls');
  const named = usePageTexts();
  const [page, setPage] = useState(4);

  return (
    <>
      <Pagination {...named(t('pages'))} total={10} gap={3} value={page} onChange={setPage} />
      <p role="status">{t('shown', { page, total: 10 })}</p>
    </>
  );
}
