import { IconAnchor, IconBuildingWarehouse, IconHammer } from '@tabler/icons-react';
import type { TranslationKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import classes from './CustomIcons.module.css';
import { MapMarker } from './MapMarker.tsx';
import { WorldMap } from './WorldMap.tsx';
import type { Coordinates } from './world.ts';

const stations: { id: TranslationKeys['maps']; place: Coordinates; Icon: typeof IconAnchor }[] = [
  { id: 'harbour', place: [-3.8, 43.46], Icon: IconAnchor },
  { id: 'warehouse', place: [8.81, 53.08], Icon: IconBuildingWarehouse },
  { id: 'workshop', place: [12.5, 41.9], Icon: IconHammer },
];

export function CustomIcons() {
  const { t } = useTranslation('maps');

  return (
    <WorldMap label={t('demos.CustomIcons')} center={[8, 48]} zoom={6}>
      {stations.map(({ id, place, Icon }) => (
        <MapMarker
          key={id}
          at={place}
          label={t(id)}
          icon={
            <span className={classes.badge}>
              <Icon size={18} />
            </span>
          }
        >
          {t(id)}
        </MapMarker>
      ))}
    </WorldMap>
  );
}
