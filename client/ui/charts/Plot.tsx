import { useDirection } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { nice, ticks } from 'd3-array';
import { type PointerEvent, type ReactNode, useState } from 'react';
import { ChartTooltip } from './ChartTooltip.tsx';
import type { SeriesChartProps } from './chartProps.ts';
import classes from './Plot.module.css';

/** Pixels around the area of the marks. The labels of the values are in the first one, which grows with them. */
const margins = { start: 56, end: 4, top: 8, bottom: 30 };
/** Pixels between a label and the marks. */
const labelGap = 10;
/** The number of values that the axis shows, about. */
const tickCount = 4;
/** The width of a character of a label, about, in pixels. */
const characterWidth = 7;

/** The positions of a plot, in pixels. */
export interface PlotScale {
  /** Returns the middle of the space of a row. */
  toX: (index: number) => number;
  toY: (value: number) => number;
  /** Returns the left edge of a bar. `offset` is the distance of its start from the middle of the row, in the direction of reading. */
  toLeft: (index: number, offset: number, width: number) => number;
  /** The width of the space of a row. */
  step: number;
}

interface PlotProps extends Pick<SeriesChartProps, 'data' | 'dataKey' | 'height' | 'format'> {
  series: { name: string; label: string; color: string }[];
  /** The smallest and the largest value of the marks. Zero is always shown. */
  extent: [number, number];
  /** Whether the pointer highlights the whole space of a row, and not only its middle. */
  hasBands?: boolean;
  children: (scale: PlotScale) => ReactNode;
}

/** A drawing with an axis of rows, an axis of values, and a tooltip. Right-to-left layouts mirror it. */
export function Plot(props: PlotProps) {
  const { data, dataKey, series, extent, height = 280, format = String, hasBands } = props;
  const { ref, width } = useElementSize();
  const isRtl = useDirection().dir === 'rtl';
  const [active, setActive] = useState<number | null>(null);

  const [low, high] = nice(Math.min(0, extent[0]), Math.max(0, extent[1]) || 1, tickCount);
  const valueLabels = ticks(low, high, tickCount).map((value) => ({ value, text: format(value) }));
  const longestText = Math.max(...valueLabels.map(({ text }) => text.length));
  const start = Math.max(margins.start, longestText * characterWidth + labelGap);
  const [left, right] = isRtl ? [margins.end, start] : [start, margins.end];
  const step = Math.max(0, width - left - right) / Math.max(1, data.length);
  const bottom = height - margins.bottom;
  const toX = (index: number) => left + (isRtl ? data.length - index - 0.5 : index + 0.5) * step;
  const scale: PlotScale = {
    step,
    toX,
    toLeft: (index, offset, barWidth) => toX(index) + (isRtl ? -offset - barWidth : offset),
    toY: (value) => bottom - ((value - low) / (high - low)) * (bottom - margins.top),
  };
  const labels = data.map((row) => String(row[dataKey]));
  const labelStep = getLabelStep(labels, step);
  const row = active === null ? undefined : data[active];

  function handlePointer({ clientX, currentTarget }: PointerEvent<SVGSVGElement>) {
    const place = Math.floor((clientX - currentTarget.getBoundingClientRect().left - left) / step);
    const index = isRtl ? data.length - 1 - place : place;
    setActive(index in data ? index : null);
  }

  return (
    <div ref={ref} className={classes.plot} style={{ height }}>
      {width > 0 && (
        <svg
          className={classes.drawing}
          width={width}
          height={height}
          aria-hidden
          onPointerDown={handlePointer}
          onPointerMove={handlePointer}
          onPointerLeave={() => setActive(null)}
        >
          {valueLabels.map(({ value, text }) => (
            <g key={value}>
              <path className={classes.grid} d={`M${left} ${scale.toY(value)}H${width - right}`} />
              <text
                x={isRtl ? width - right + labelGap : left - labelGap}
                y={scale.toY(value)}
                dy="0.35em"
                textAnchor={isRtl ? 'start' : 'end'}
              >
                {text}
              </text>
            </g>
          ))}
          {labels.map(
            (label, index) =>
              index % labelStep === 0 &&
              scale.toX(index) + (label.length * characterWidth) / 2 <= width && (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows may have the same label
                <text key={index} x={scale.toX(index)} y={height - 8} textAnchor="middle">
                  {label}
                </text>
              ),
          )}
          {active !== null && (
            <rect
              className={classes.cursor}
              x={scale.toX(active) - (hasBands ? step / 2 : 0.5)}
              y={margins.top}
              width={hasBands ? step : 1}
              height={bottom - margins.top}
            />
          )}
          {props.children(scale)}
        </svg>
      )}
      {row && active !== null && (
        <ChartTooltip
          title={String(row[dataKey])}
          entries={series.map(({ name, label, color }) => ({
            name: label,
            color,
            text: format(Number(row[name] ?? 0)),
          }))}
          x={scale.toX(active)}
          y={margins.top}
          width={width}
        />
      )}
    </div>
  );
}

/** Returns 1 if all labels have enough space, 2 if only every second label has, and so on. */
function getLabelStep(labels: string[], step: number): number {
  const longest = Math.max(0, ...labels.map(({ length }) => length));
  return Math.max(1, Math.ceil((longest * characterWidth + 8) / step));
}
