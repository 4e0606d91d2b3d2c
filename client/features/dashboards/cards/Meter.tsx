import classes from './SessionsCard.module.css';

interface MeterProps {
  label: string;
  text: string;
  percent: number;
  /** An index into the eight chart colours. */
  color: number;
}

/** A figure above a bar of its percentage. */
export function Meter({ label, text, percent, color }: MeterProps) {
  const width = `${Math.min(100, Math.round(percent))}%`;

  return (
    <div className={classes.meter}>
      <p>
        {label}{' '}
        <strong>
          <bdi>{text}</bdi>
        </strong>
      </p>
      <div className={classes.track}>
        <i style={{ width, backgroundColor: `var(--fd-chart-${color})` }} />
      </div>
    </div>
  );
}
