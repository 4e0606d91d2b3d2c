import { Checkbox, Group, Radio } from '@mantine/core';
import { geoCircle, geoGraticule10 } from 'd3-geo';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Layers.module.css';
import { MapMarker } from './MapMarker.tsx';
import { MapShape } from './MapShape.tsx';
import { offices } from './offices.ts';
import { WorldMap } from './WorldMap.tsx';
import { drawOutline } from './world.ts';

const grid = drawOutline(geoGraticule10());

/** Radio buttons select the base layer, and checkboxes show overlays. */
export function Layers() {
  const { t } = useTranslation('maps');
  const [baseLayer, setBaseLayer] = useState('plain');
  const [overlays, setOverlays] = useState(['offices', 'zones']);

  return (
    <>
      <Group gap="lg" mb="md">
        <Radio.Group label={t('baseLayer')} value={baseLayer} onChange={setBaseLayer}>
          <Group>
            <Radio value="plain" label={t('plain')} />
            <Radio value="grid" label={t('grid')} />
          </Group>
        </Radio.Group>
        <Checkbox.Group label={t('overlays')} value={overlays} onChange={setOverlays}>
          <Group>
            <Checkbox value="offices" label={t('offices')} />
            <Checkbox value="zones" label={t('zones')} />
            <Checkbox value="routes" label={t('routes')} />
          </Group>
        </Checkbox.Group>
      </Group>
      <WorldMap
        label={t('offices')}
        center={[4, 47]}
        zoom={6}
        shapes={
          <>
            {baseLayer === 'grid' && <path className={classes.grid} d={grid} />}
            {overlays.includes('zones') &&
              offices.map(({ city, coordinates }) => (
                <MapShape
                  key={city}
                  shape={geoCircle().center(coordinates).radius(2.5)()}
                  label={t('zone', { city })}
                  tone="success"
                />
              ))}
            {overlays.includes('routes') && (
              // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a line is a picture
              <path
                className={classes.route}
                d={drawOutline({
                  type: 'LineString',
                  coordinates: offices.map((office) => office.coordinates),
                })}
                role="img"
                aria-label={t('route')}
              />
            )}
          </>
        }
      >
        {overlays.includes('offices') &&
          offices.map(({ city, coordinates }) => (
            <MapMarker key={city} coordinates={coordinates} label={city} />
          ))}
      </WorldMap>
    </>
  );
}
