import { Box } from '@mantine/core';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { RangeMenu } from './cards/RangeMenu.tsx';
import { useFormats } from './cards/useFormats.ts';
import classes from './DashboardHeader.module.css';

/** The header of a dashboard: its title, the current date, and the range of its figures. */
export function DashboardHeader({ title }: { title: string }) {
  const { formatToday } = useFormats();

  return (
    <PageHeader
      title={title}
      about={
        <Box component="span" display="inline-block" className={classes.day}>
          {formatToday()}
        </Box>
      }
      action={<RangeMenu />}
    />
  );
}
