import classes from './cards/Dashboard.module.css';
import { useFormats } from './cards/useFormats.ts';

/** The header of a dashboard: its title and the current date. */
export function DashboardHeader({ title }: { title: string }) {
  const { formatToday } = useFormats();

  return (
    <header className={classes.header}>
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.day}>
        <bdi>{formatToday()}</bdi>
      </p>
    </header>
  );
}
