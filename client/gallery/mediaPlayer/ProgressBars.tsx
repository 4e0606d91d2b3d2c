import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './ProgressBars.module.css';
import type { Player } from './usePlayer.ts';

interface ProgressBarsProps {
  player: Player;
  formatPercent: (fraction: number) => string;
}

/** The progress of the playback and of the download. */
export function ProgressBars({
  player: { time, loaded, duration },
  formatPercent,
}: ProgressBarsProps) {
  const { t } = useTranslation('mediaPlayer');
  const id = useId();
  const fractions = { played: time / (duration || 1), loaded: loaded / (duration || 1) };

  return (
    <div className={classes.bars}>
      {(['played', 'loaded'] as const).map((name) => (
        <div key={name} className={classes.row}>
          <label htmlFor={`${id}-${name}`}>{t(name)}</label>
          <progress id={`${id}-${name}`} className={classes.bar} value={fractions[name]} />
          <bdi className={classes.percent}>{formatPercent(fractions[name])}</bdi>
        </div>
      ))}
    </div>
  );
}
