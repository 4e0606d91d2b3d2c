import classes from './SessionsCard.module.css';

/** One bar per day. The highest is emphasized. The table beside it has the figures. */
export function DayBars({ values, names }: { values: number[]; names: string[] }) {
  const highest = Math.max(...values, 1);

  return (
    <div className={classes.bars} aria-hidden>
      {values.map((value, index) => (
        <div key={names[index]} data-highest={value === highest || undefined}>
          <i style={{ height: `${(100 * value) / highest}%` }} />
          {names[index]}
        </div>
      ))}
    </div>
  );
}
