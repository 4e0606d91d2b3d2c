import { Button, Group, Pagination } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const total = 5;

/** The previous and next buttons have an icon and a label. */
export function IconsAndText() {
  const { t } = useTranslation(['pagination', 'app']);
  const [page, setPage] = useState(1);

  return (
    <Pagination.Root
      component="nav"
      aria-label={t('demos.IconsAndText')}
      total={total}
      siblings={0}
      value={page}
      onChange={setPage}
      getItemProps={(number) => ({ 'aria-label': t('page', { page: number }) })}
    >
      <Group gap={4}>
        <Button
          size="compact-md"
          variant="subtle"
          leftSection={<IconChevronLeft size={16} className="fd-mirrored" />}
          disabled={page === 1}
          onClick={() => setPage(page - 1)}
        >
          {t('previous')}
        </Button>
        <Pagination.Items />
        <Button
          size="compact-md"
          variant="subtle"
          rightSection={<IconChevronRight size={16} className="fd-mirrored" />}
          disabled={page === total}
          onClick={() => setPage(page + 1)}
        >
          {t('next')}
        </Button>
      </Group>
    </Pagination.Root>
  );
}
