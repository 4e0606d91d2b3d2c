import { Button, Group, Pagination } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePaginationProps } from './usePaginationProps.ts';

/** The previous and next buttons have labels. */
export function WithLabels() {
  const { t } = useTranslation('pageControls');
  const { getControlProps: _, ...rootProps } = usePaginationProps()(t('labelledButtons'));
  const [page, setPage] = useState(3);

  return (
    <Pagination.Root {...rootProps} total={10} value={page} onChange={setPage}>
      <Group gap={8}>
        <Button
          variant="default"
          leftSection={<IconChevronLeft size={16} className="fd-mirrored" />}
          disabled={page === 1}
          onClick={() => setPage(page - 1)}
        >
          {t('previous')}
        </Button>
        <Pagination.Items />
        <Button
          variant="default"
          rightSection={<IconChevronRight size={16} className="fd-mirrored" />}
          disabled={page === 10}
          onClick={() => setPage(page + 1)}
        >
          {t('next')}
        </Button>
      </Group>
    </Pagination.Root>
  );
}
