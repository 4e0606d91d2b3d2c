import { useNavigation } from 'react-router-dom';
import { runningQueries } from '../state/runningQueries.ts';
import { useStore } from '../state/store.ts';
import classes from './Progress.module.css';

/**
 * A progress bar at the top of the page during a navigation. A delay avoids flashing for fast ones.
 */
export function Progress() {
  const isWaiting = useStore(runningQueries) > 0;
  const { state } = useNavigation();

  return (
    <div
      className={classes.progress}
      data-shown={isWaiting || state !== 'idle' || undefined}
      aria-hidden
    />
  );
}
