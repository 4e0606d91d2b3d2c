import { Pagination, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { usePaginationProps } from './usePaginationProps.ts';

const sizes = ['sm', 'md', 'lg'] as const;

export function Sizes() {
  const { t } = useTranslation('pageControls');
  const getPaginationProps = usePaginationProps();

  return (
    <Stack>
      {sizes.map((size) => (
        <Pagination
          key={size}
          {...getPaginationProps(t(`size.${size}`))}
          total={10}
          siblings={0}
          defaultValue={5}
          size={size}
        />
      ))}
    </Stack>
  );
}
