import { Film } from './Film.tsx';

/** A video with native controls, which is not loaded before the playback starts. */
export function NativeControls() {
  return <Film preload="none" controls />;
}
