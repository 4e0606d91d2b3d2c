import { useState } from 'react';
import classes from './CustomControls.module.css';
import { Film } from './Film.tsx';
import { PlayerPanel } from './PlayerPanel.tsx';
import { usePlayer } from './usePlayer.ts';

/** A video with custom controls. */
export function CustomControls() {
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
