import classes from './FigureCard.module.css';

/** Bars on tracks, as small as a line of text is high. */
export function TinyBars({ values }: { values: number[] }) {
  const highest = Math.max(...values, 1);

  return (
    <div className={classes.bars} aria-hidden>
      {values.map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
        <i key={index}>
          <b style={{ height: `${(100 * value) / highest}%` }} />
        </i>
      ))}
    </div>
  );
}
