import { useState } from 'react';
import classes from './Controlled.module.css';
import { Film } from './Film.tsx';
import { PlayerPanel } from './PlayerPanel.tsx';
import { usePlayer } from './usePlayer.ts';

/** Custom controls for the native player. */
export function Controlled() {
  const player = usePlayer();
  const [isLooping, setLooping] = useState(false);
  const [hasControls, setControls] = useState(false);

  return (
    <div className={classes.player}>
      <Film ref={player.ref} preload="metadata" loop={isLooping} controls={hasControls} />
      <PlayerPanel
        player={player}
        isLooping={isLooping}
        onLoopingChange={setLooping}
        hasControls={hasControls}
        onControlsChange={setControls}
        onFullscreen={
          document.fullscreenEnabled
            ? () => player.media?.requestFullscreen().catch(() => null)
            : undefined
        }
      />
    </div>
  );
}
