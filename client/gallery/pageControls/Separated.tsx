import { Group, Pagination } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { usePaginationProps } from './usePaginationProps.ts';

/** The previous and next buttons are separate from the pages. */
export function Separated() {
  const { t } = useTranslation('pageControls');
  const { getControlProps, ...rootProps } = usePaginationProps()(t('separatedButtons'));

  return (
    <Pagination.Root {...rootProps} total={10} siblings={0} defaultValue={2}>
      <Group justify="space-between" gap={8}>
        <Pagination.Previous {...getControlProps('previous')} />
        <Group gap={4}>
          <Pagination.Items />
        </Group>
        <Pagination.Next {...getControlProps('next')} />
      </Group>
    </Pagination.Root>
  );
}
