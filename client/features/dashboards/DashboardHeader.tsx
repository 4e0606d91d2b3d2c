import { Text, Title } from '@mantine/core';
import { useFormats } from './cards/useFormats.ts';
import classes from './DashboardHeader.module.css';

/** The header of a dashboard: its title and the current date. */
export function DashboardHeader({ title }: { title: string }) {
  const { formatToday } = useFormats();

  return (
    <header>
      <Title order={1} lts="-0.015em">
        {title}
      </Title>
      <Text c="dimmed" className={classes.day}>
        <bdi>{formatToday()}</bdi>
      </Text>
    </header>
  );
}
