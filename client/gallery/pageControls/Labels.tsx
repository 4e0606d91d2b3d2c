import { Button, Group, Pagination } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Labels.module.css';
import { usePageTexts } from './usePageTexts.ts';

/** Arrows with labels. */
export function Labels() {
  const { t } = useTranslation('pageControls');
  const { getControlProps: _, ...rootProps } = usePageTexts()(t('worded'));
  const [page, setPage] = useState(3);

  return (
    <Pagination.Root {...rootProps} total={10} value={page} onChange={setPage}>
      <Group gap={8}>
        <Button
          variant="default"
          leftSection={<IconChevronLeft size={16} className={classes.arrow} />}
          disabled={page === 1}
          onClick={() => setPage(page - 1)}
        >
          {t('back')}
        </Button>
        <Pagination.Items />
        <Button
          variant="default"
          rightSection={<IconChevronRight size={16} className={classes.arrow} />}
          disabled={page === 10}
          onClick={() => setPage(page + 1)}
        >
          {t('forward')}
        </Button>
      </Group>
    </Pagination.Root>
  );
}
