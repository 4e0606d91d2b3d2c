import { Group, Pagination, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './Positions.module.css';
import { usePaginationProps } from './usePaginationProps.ts';

const positions = ['start', 'center', 'end'] as const;

export function Positions() {
  const { t } = useTranslation('pageControls');
  const getPaginationProps = usePaginationProps();

  return (
    <Stack>
      {positions.map((position) => (
        <Group
          key={position}
          gap={0}
          wrap="nowrap"
          align="stretch"
          className={classes.position}
          data-position={position}
        >
          <Pagination
            {...getPaginationProps(t(`position.${position}`))}
            total={5}
            defaultValue={2}
          />
        </Group>
      ))}
    </Stack>
  );
}
