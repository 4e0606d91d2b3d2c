import { ActionIcon, Group, SegmentedControl, Slider, Stack, Switch, Text } from '@mantine/core';
import {
  IconMaximize,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerStopFilled,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './PlayerPanel.module.css';
import { ProgressBars } from './ProgressBars.tsx';
import type { Player } from './usePlayer.ts';

interface PlayerPanelProps {
  player: Player;
  isLooping: boolean;
  onLoopingChange: (isLooping: boolean) => void;
  hasControls: boolean;
  onControlsChange: (hasControls: boolean) => void;
  /** Shows the video in full screen. Without this function, there is no such button. */
  onFullscreen?: () => void;
}

const playbackRates = ['1', '1.5', '2'];

/** Formats seconds as minutes and seconds. */
const formatTime = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${`${Math.floor(seconds % 60)}`.padStart(2, '0')}`;

/** The controls and the state of a player. */
export function PlayerPanel({ player, onFullscreen, ...props }: PlayerPanelProps) {
  const { t, i18n } = useTranslation('mediaPlayer');
  const { media, state, isPlaying, isMuted, time, duration, volume, rate } = player;
  const formatPercent = (fraction: number) =>
    fraction.toLocaleString(i18n.language, { style: 'percent', maximumFractionDigits: 0 });

  function run(command: (media: HTMLMediaElement) => void) {
    if (media) command(media);
  }

  return (
    <Stack gap="md">
      <Group gap="xs">
        <ActionIcon
          size={40}
          aria-label={t(isPlaying ? 'pause' : 'play')}
          onClick={() =>
            run((element) => (isPlaying ? element.pause() : element.play().catch(() => null)))
          }
        >
          {isPlaying ? <IconPlayerPauseFilled size={20} /> : <IconPlayerPlayFilled size={20} />}
        </ActionIcon>
        <ActionIcon
          size={40}
          variant="default"
          aria-label={t('stop')}
          onClick={() =>
            run((element) => {
              element.pause();
              element.currentTime = 0;
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
            run((element) => {
              element.playbackRate = Number(value);
            })
          }
          data={playbackRates.map((value) => ({
            value,
            label: <bdi>{Number(value).toLocaleString(i18n.language)}×</bdi>,
          }))}
        />
        <Text inherit mod="tabular" span ms={6} miw={150}>
          <span role="status">{t(`state.${state}`)}</span>, {formatTime(time)} /{' '}
          {formatTime(duration)}
        </Text>
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
            run((element) => {
              element.currentTime = value;
            })
          }
        />
        <span>{t('volume')}</span>
        <Slider
          max={1}
          step={0.05}
          value={volume}
          label={formatPercent}
          thumbLabel={t('volume')}
          thumbProps={{ 'aria-valuetext': formatPercent(volume) }}
          onChange={(value) =>
            run((element) => {
              element.volume = value;
            })
          }
        />
      </div>
      <Group gap="lg">
        <Switch
          label={t('muted')}
          checked={isMuted}
          onChange={({ currentTarget }) =>
            run((element) => {
              element.muted = currentTarget.checked;
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
      <ProgressBars player={player} formatPercent={formatPercent} />
    </Stack>
  );
}
