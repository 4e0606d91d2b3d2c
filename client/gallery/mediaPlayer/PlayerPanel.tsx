import { ActionIcon, Group, SegmentedControl, Slider, Stack, Switch } from '@mantine/core';
import {
  IconMaximize,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerStopFilled,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Bars } from './Bars.tsx';
import classes from './PlayerPanel.module.css';
import type { Player } from './usePlayer.ts';

interface PlayerPanelProps {
  player: Player;
  isLooping: boolean;
  onLoopingChange: (isLooping: boolean) => void;
  hasControls: boolean;
  onControlsChange: (hasControls: boolean) => void;
  /** Toggles fullscreen, for videos. */
  onFullscreen?: () => void;
}

const rates = ['1', '1.5', '2'];

/** Formats seconds as minutes and seconds. */
const formatTime = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${`${Math.floor(seconds % 60)}`.padStart(2, '0')}`;

/** The controls and the state of a player. */
export function PlayerPanel({ player, onFullscreen, ...props }: PlayerPanelProps) {
  const { t, i18n } = useTranslation('mediaPlayer');
  const { media, state, isPlaying, isMuted, time, duration, volume, rate } = player;
  const percent = (part: number) =>
    part.toLocaleString(i18n.language, { style: 'percent', maximumFractionDigits: 0 });

  function run(command: (media: HTMLMediaElement) => void) {
    if (media) command(media);
  }

  return (
    <Stack gap="md">
      <Group gap="xs">
        <ActionIcon
          size={40}
          aria-label={t(isPlaying ? 'pause' : 'play')}
          onClick={() => run((one) => (isPlaying ? one.pause() : one.play().catch(() => null)))}
        >
          {isPlaying ? <IconPlayerPauseFilled size={20} /> : <IconPlayerPlayFilled size={20} />}
        </ActionIcon>
        <ActionIcon
          size={40}
          variant="default"
          aria-label={t('stop')}
          onClick={() =>
            run((one) => {
              one.pause();
              one.currentTime = 0;
            })
          }
        >
          <IconPlayerStopFilled size={20} />
        </ActionIcon>
        {onFullscreen && (
          <ActionIcon
            size={40}
            variant="default"
            aria-label={t('fullscreen')}
            onClick={onFullscreen}
          >
            <IconMaximize size={20} stroke={1.7} />
          </ActionIcon>
        )}
        <SegmentedControl
          aria-label={t('speed')}
          value={`${rate}`}
          onChange={(value) =>
            run((one) => {
              one.playbackRate = Number(value);
            })
          }
          data={rates.map((value) => ({
            value,
            label: <bdi>{Number(value).toLocaleString(i18n.language)}×</bdi>,
          }))}
        />
        <span className={classes.state}>
          <span role="status">{t(`state.${state}`)}</span>, {formatTime(time)} /{' '}
          {formatTime(duration)}
        </span>
      </Group>
      <div className={classes.sliders}>
        <span>{t('seek')}</span>
        <Slider
          max={duration || 1}
          step={0.5}
          disabled={duration === 0}
          value={time}
          label={formatTime}
          thumbLabel={t('seek')}
          thumbProps={{ 'aria-valuetext': formatTime(time) }}
          onChange={(value) =>
            run((one) => {
              one.currentTime = value;
            })
          }
        />
        <span>{t('volume')}</span>
        <Slider
          max={1}
          step={0.05}
          value={volume}
          label={percent}
          thumbLabel={t('volume')}
          thumbProps={{ 'aria-valuetext': percent(volume) }}
          onChange={(value) =>
            run((one) => {
              one.volume = value;
            })
          }
        />
      </div>
      <Group gap="lg">
        <Switch
          label={t('muted')}
          checked={isMuted}
          onChange={({ currentTarget }) =>
            run((one) => {
              one.muted = currentTarget.checked;
            })
          }
        />
        <Switch
          label={t('loop')}
          checked={props.isLooping}
          onChange={({ currentTarget }) => props.onLoopingChange(currentTarget.checked)}
        />
        <Switch
          label={t('controls')}
          checked={props.hasControls}
          onChange={({ currentTarget }) => props.onControlsChange(currentTarget.checked)}
        />
      </Group>
      <Bars player={player} percent={percent} />
    </Stack>
  );
}
