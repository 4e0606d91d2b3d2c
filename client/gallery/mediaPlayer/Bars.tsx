import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Bars.module.css';
import type { Player } from './usePlayer.ts';

interface BarsProps {
  player: Player;
  percent: (part: number) => string;
}

/** The progress of the playback and of the download. */
export function Bars({ player: { time, loaded, duration }, percent }: BarsProps) {
  const { t } = useTranslation('mediaPlayer');
  const id = useId();
  const parts = { played: time / (duration || 1), loaded: loaded / (duration || 1) };

  return (
    <div className={classes.bars}>
      {(['played', 'loaded'] as const).map((name) => (
        <div key={name} className={classes.line}>
          <label htmlFor={`${id}-${name}`}>{t(name)}</label>
          <progress id={`${id}-${name}`} className={classes.bar} value={parts[name]} />
          <bdi className={classes.percent}>{percent(parts[name])}</bdi>
        </div>
      ))}
    </div>
  );
}
