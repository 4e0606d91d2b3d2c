import classes from './HeatGrid.module.css';

interface HeatGridProps {
  rows: { name: string; values: number[] }[];
  /** Column headings. An empty one extends the previous heading. */
  columns: string[];
  /** The lower limits of the colour bands, at most six, in ascending order. The first is the lightest. */
  bands: number[];
  format?: (value: number) => string;
}

/** A heat map: higher figures have a stronger colour. */
export function HeatGrid({ rows, columns, bands, format = String }: HeatGridProps) {
  const findBand = (value: number) => bands.findLastIndex((start) => value >= start);
  const formatRange = (band: number) => {
    const next = bands[band + 1];
    const start = format(bands[band] ?? 0);
    return next === undefined ? `${start}+` : `${start}–${format(next - 1)}`;
  };

  return (
    <div className={classes.chart}>
      <ul className={classes.legend}>
        {bands.map((start, band) => (
          <li key={start}>
            <i data-band={band} />
            {formatRange(band)}
          </li>
        ))}
      </ul>
      {/* Screen readers use the table of the chart frame. */}
      <table className={classes.grid} aria-hidden>
        <tbody>
          {rows.map(({ name, values }) => (
            <tr key={name}>
              <th>{name}</th>
              {values.map((value, index) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other key
                  key={index}
                  data-band={findBand(value)}
                  title={format(value)}
                />
              ))}
            </tr>
          ))}
          <tr>
            <th />
            {columns.map((column, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other key
              <td key={index} className={classes.column}>
                {column}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}
