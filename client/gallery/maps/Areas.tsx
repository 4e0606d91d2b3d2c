import { Text } from '@mantine/core';
import { geoCircle } from 'd3-geo';
import { useTranslation } from 'react-i18next';
import classes from './Areas.module.css';
import { MapMarker } from './MapMarker.tsx';
import { MapShape } from './MapShape.tsx';
import { WorldMap } from './WorldMap.tsx';
import type { Coordinates } from './world.ts';

const circle = geoCircle().center([-3.7, 40.4]).radius(3)();
const polygon = {
  type: 'Polygon' as const,
  coordinates: [
    [
      [5, 46],
      [8, 52],
      [15, 51],
      [13, 46.5],
      [5, 46],
    ],
  ],
};
const rectangle = {
  type: 'Polygon' as const,
  coordinates: [
    [
      [-9, 51],
      [-9, 57],
      [1, 57],
      [1, 51],
      [-9, 51],
    ],
  ],
};
const workshop: Coordinates = [12.5, 41.9];

/** Areas with tooltips that follow the pointer, and a permanent label. */
export function Areas() {
  const { t } = useTranslation('maps');

  return (
    <WorldMap
      label={t('areas')}
      center={[4, 48]}
      zoom={6}
      shapes={
        <>
          <MapShape shape={circle} label={t('circle')} />
          <MapShape shape={polygon} label={t('polygon')} tone="success" />
          <MapShape shape={rectangle} label={t('rectangle')} tone="warning" />
        </>
      }
    >
      <MapMarker
        coordinates={workshop}
        label={t('workshop')}
        icon={
          <Text size="xs" c="bright" span px="sm" py={2} className={classes.label}>
            {t('workshop')}
          </Text>
        }
      />
    </WorldMap>
  );
}
