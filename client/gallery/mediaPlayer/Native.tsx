import { Film } from './Film.tsx';

/** The native controls. Nothing loads before the playback starts. */
export function Native() {
  return <Film preload="none" controls />;
}
