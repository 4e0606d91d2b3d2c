import { Center } from '@mantine/core';
import { IconAnchor, IconBuildingWarehouse, IconHammer } from '@tabler/icons-react';
import type { TranslationKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import classes from './CustomIcons.module.css';
import { MapMarker } from './MapMarker.tsx';
import { WorldMap } from './WorldMap.tsx';
import type { Coordinates } from './world.ts';

const places: { id: TranslationKeys['maps']; coordinates: Coordinates; Icon: typeof IconAnchor }[] =
  [
    { id: 'harbour', coordinates: [-3.8, 43.46], Icon: IconAnchor },
    { id: 'warehouse', coordinates: [8.81, 53.08], Icon: IconBuildingWarehouse },
    { id: 'workshop', coordinates: [12.5, 41.9], Icon: IconHammer },
  ];

export function CustomIcons() {
  const { t } = useTranslation('maps');

  return (
    <WorldMap label={t('demos.CustomIcons')} center={[8, 48]} zoom={6}>
      {places.map(({ id, coordinates, Icon }) => (
        <MapMarker
          key={id}
          coordinates={coordinates}
          label={t(id)}
          icon={
            <Center
              component="span"
              c="var(--mantine-primary-color-contrast)"
              w={32}
              h={32}
              className={classes.badge}
            >
              <Icon size={18} />
            </Center>
          }
        >
          {t(id)}
        </MapMarker>
      ))}
    </WorldMap>
  );
}
