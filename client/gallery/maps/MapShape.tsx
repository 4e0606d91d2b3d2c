import { Tooltip } from '@mantine/core';
import type { GeoPermissibleObjects } from 'd3-geo';
import classes from './MapShape.module.css';
import { drawOutline } from './world.ts';

interface MapShapeProps {
  /** A GeoJSON shape. Polygons must be clockwise. */
  shape: GeoPermissibleObjects;
  label: string;
  tone?: 'primary' | 'success' | 'warning' | 'danger';
}

/** An area on the map with a tooltip on hover and focus. */
export function MapShape({ shape, label, tone = 'primary' }: MapShapeProps) {
  return (
    <Tooltip.Floating label={label}>
      {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a shape is a picture that receives the focus, so that its label is read */}
      <path
        className={classes.shape}
        data-tone={tone}
        d={drawOutline(shape)}
        role="img"
        aria-label={label}
        tabIndex={0}
      />
    </Tooltip.Floating>
  );
}
