import { Group } from '@mantine/core';
import { type PointerEvent, useState } from 'react';
import { ChartTooltip } from './ChartTooltip.tsx';
import type { PartsChartProps } from './chartProps.ts';
import classes from './donut.module.css';
import { Legend, useLegend } from './Legend.tsx';

const thickness = 26;
/** The space between two parts, in pixels. */
const gap = 4;

/** A chart of the parts of a total. */
export function DonutChart({ parts, height = 280, format = String, middle }: PartsChartProps) {
  const legend = useLegend(parts.map(({ name, color }) => ({ name, label: name, color })));
  const [pointer, setPointer] = useState<{ name: string; x: number; y: number; width: number }>();
  const colors = new Map(legend.shown.map(({ name, color }) => [name, color]));
  const shown = parts.filter(({ name }) => colors.has(name));
  const total = shown.reduce((sum, { value }) => sum + value, 0) || 1;
  const size = Math.min(height - 40, 220);
  const radius = (size - thickness) / 2;
  const length = 2 * Math.PI * radius;
  const space = shown.length > 1 ? gap : 0;
  const active = shown.find(({ name }) => name === pointer?.name);

  function showTooltip(name: string, { clientX, clientY, currentTarget }: PointerEvent<Element>) {
    const box = currentTarget.closest('div')?.getBoundingClientRect();
    if (box) setPointer({ name, x: clientX - box.left, y: clientY - box.top, width: box.width });
  }

  let start = 0;
  return (
    <Legend {...legend}>
      <Group gap={0} justify="center" wrap="nowrap" pos="relative" style={{ height }}>
        <svg
          width={size}
          height={size}
          viewBox={`${-size / 2} ${-size / 2} ${size} ${size}`}
          aria-hidden
        >
          <g transform="rotate(-90)" fill="none" strokeWidth={thickness}>
            {shown.map(({ name, value }) => {
              const share = (value / total) * length;
              const offset = start;
              start += share;
              return (
                <circle
                  key={name}
                  className={classes.part}
                  data-series={name}
                  r={radius}
                  stroke={colors.get(name)}
                  strokeDasharray={`${Math.max(0, share - space)} ${length}`}
                  strokeDashoffset={-offset}
                  onPointerDown={(event) => showTooltip(name, event)}
                  onPointerMove={(event) => showTooltip(name, event)}
                  onPointerLeave={() => setPointer(undefined)}
                />
              );
            })}
          </g>
          {middle !== undefined && (
            <text className={classes.middle} dy="0.35em">
              {middle}
            </text>
          )}
        </svg>
        {pointer && active && (
          <ChartTooltip
            entries={[
              {
                name: active.name,
                color: colors.get(active.name) ?? '',
                text: format(active.value),
              },
            ]}
            {...pointer}
          />
        )}
      </Group>
    </Legend>
  );
}
