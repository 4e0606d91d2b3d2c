import { Film } from './Film.tsx';

/** The browser's own controls; nothing is loaded before it is played. */
export function Native() {
  return <Film preload="none" controls />;
}
