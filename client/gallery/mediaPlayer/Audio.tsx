import { Group } from '@mantine/core';
import { IconMusic } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Audio.module.css';
import { PlayerPanel } from './PlayerPanel.tsx';
import { usePlayer } from './usePlayer.ts';

/** An audio player with custom controls. */
export function Audio() {
  const { t } = useTranslation('mediaPlayer');
  const player = usePlayer();
  const [isLooping, setLooping] = useState(false);
  const [hasControls, setControls] = useState(false);

  return (
    <>
      <Group gap="sm" wrap="nowrap" justify="center" mb="lg" mih={54} className={classes.player}>
        {!hasControls && (
          <>
            <IconMusic size={20} stroke={1.7} />
            {t('tune')}
          </>
        )}
        {/* biome-ignore lint/a11y/useMediaCaption: a tune without words */}
        <audio
          ref={player.ref}
          className={classes.audio}
          src="/media/tune.webm"
          preload="metadata"
          loop={isLooping}
          controls={hasControls}
          aria-label={t('tune')}
        />
      </Group>
      <PlayerPanel
        player={player}
        isLooping={isLooping}
        onLoopingChange={setLooping}
        hasControls={hasControls}
        onControlsChange={setControls}
      />
    </>
  );
}
