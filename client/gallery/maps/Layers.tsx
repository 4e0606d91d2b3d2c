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

/** One base layer, and any overlays. */
export function Layers() {
  const { t } = useTranslation('maps');
  const [ground, setGround] = useState('plain');
  const [shown, setShown] = useState(['offices', 'zones']);

  return (
    <>
      <Group gap="lg" className={classes.choices}>
        <Radio.Group label={t('ground')} value={ground} onChange={setGround}>
          <Group>
            <Radio value="plain" label={t('plain')} />
            <Radio value="grid" label={t('grid')} />
          </Group>
        </Radio.Group>
        <Checkbox.Group label={t('layers')} value={shown} onChange={setShown}>
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
            {ground === 'grid' && <path className={classes.grid} d={grid} />}
            {shown.includes('zones') &&
              offices.map(({ city, place }) => (
                <MapShape
                  key={city}
                  shape={geoCircle().center(place).radius(2.5)()}
                  label={t('zone', { city })}
                  tone="success"
                />
              ))}
            {shown.includes('routes') && (
              // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a line is a picture
              <path
                className={classes.route}
                d={drawOutline({
                  type: 'LineString',
                  coordinates: offices.map(({ place }) => place),
                })}
                role="img"
                aria-label={t('route')}
              />
            )}
          </>
        }
      >
        {shown.includes('offices') &&
          offices.map(({ city, place }) => <MapMarker key={city} at={place} label={city} />)}
      </WorldMap>
    </>
  );
}
