import { useNavigation } from 'react-router-dom';
import { runningQueries } from '../data/runningQueries.ts';
import { useStore } from '../data/store.ts';
import classes from './Progress.module.css';

/** A progress bar at the top of the page during navigations and queries. It appears only if they take long. */
export function Progress() {
  const isQuerying = useStore(runningQueries) > 0;
  const { state } = useNavigation();

  return (
    <div
      className={classes.progress}
      data-shown={isQuerying || state !== 'idle' || undefined}
      aria-hidden
    />
  );
}
