import { Tooltip } from '@mantine/core';
import type { GeoPermissibleObjects } from 'd3-geo';
import classes from './MapShape.module.css';
import { outlineOf } from './world.ts';

interface MapShapeProps {
  /** GeoJSON; a polygon is wound clockwise. */
  shape: GeoPermissibleObjects;
  label: string;
  tone?: 'primary' | 'success' | 'warning' | 'danger';
}

/** An area on the map that says what it is, under the pointer or with the focus. */
export function MapShape({ shape, label, tone = 'primary' }: MapShapeProps) {
  return (
    <Tooltip.Floating label={label}>
      {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: it is a picture that is reached to be read */}
      <path
        className={classes.shape}
        data-tone={tone}
        d={outlineOf(shape)}
        role="img"
        aria-label={label}
        tabIndex={0}
      />
    </Tooltip.Floating>
  );
}
