import type { PartsChartProps } from './chartProps.ts';
import { Legend, useLegend } from './Legend.tsx';
import classes from './polar.module.css';

const rings = [0.25, 0.5, 0.75, 1];

/** A chart of slices with equal angles. The area of a slice is proportional to its value. */
export function PolarAreaChart({ parts, height = 280, format = String }: PartsChartProps) {
  const legend = useLegend(parts.map(({ name, color }) => ({ name, label: name, color })));
  const values = new Map(parts.map(({ name, value }) => [name, value]));
  const largest = Math.max(...values.values());
  const angle = (2 * Math.PI) / legend.shown.length;

  return (
    <Legend {...legend}>
      <svg className={classes.chart} height={height} viewBox="-104 -104 208 208" aria-hidden>
        {legend.shown.map(({ name, color }, index) => {
          const value = values.get(name) ?? 0;
          const radius = 100 * Math.sqrt(value / largest);
          return (
            <path
              key={name}
              className={classes.slice}
              d={drawSlice(radius, index * angle, (index + 1) * angle)}
              fill={color}
              stroke={color}
            >
              <title>{`${name}: ${format(value)}`}</title>
            </path>
          );
        })}
        {rings.map((ring) => (
          <circle key={ring} className={classes.ring} r={100 * Math.sqrt(ring)} />
        ))}
      </svg>
    </Legend>
  );
}

/** A chart of progress rings. A full ring is 100 %. The first ring is the outermost. */
export function RingChart({ parts, height = 280, format = String }: PartsChartProps) {
  const legend = useLegend(parts.map(({ name, color }) => ({ name, label: name, color })));
  const values = new Map(parts.map(({ name, value }) => [name, value]));

  return (
    <Legend {...legend}>
      <svg className={classes.chart} height={height} viewBox="-104 -104 208 208" aria-hidden>
        {legend.shown.map(({ name, color }, index) => {
          const value = values.get(name) ?? 0;
          const ring = { r: 92 - 24 * index, pathLength: 100, transform: 'rotate(-90)' };
          return (
            <g key={name} className={classes.bar}>
              <title>{`${name}: ${format(value)}`}</title>
              <circle {...ring} className={classes.track} />
              <circle {...ring} stroke={color} strokeDasharray={`${value} 100`} />
            </g>
          );
        })}
      </svg>
    </Legend>
  );
}

/** Returns the SVG path of a slice. It has two arcs, because one arc cannot be a full circle. */
function drawSlice(radius: number, from: number, to: number): string {
  const half = (from + to) / 2;
  const toPoint = (angle: number) => `${radius * Math.sin(angle)} ${-radius * Math.cos(angle)}`;
  const arc = `A ${radius} ${radius} 0 0 1`;

  return `M 0 0 L ${toPoint(from)} ${arc} ${toPoint(half)} ${arc} ${toPoint(to)} Z`;
}
