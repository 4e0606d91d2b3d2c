import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MapMarker } from './MapMarker.tsx';
import { useCoordinatesFormatter } from './useCoordinatesFormatter.ts';
import { WorldMap } from './WorldMap.tsx';
import type { Coordinates } from './world.ts';

/** A click on the map adds a pin. */
export function Events() {
  const { t } = useTranslation('maps');
  const formatCoordinates = useCoordinatesFormatter();
  const [pins, setPins] = useState<Coordinates[]>([]);
  const lastPin = pins.at(-1);

  return (
    <>
      <WorldMap
        label={t('clickToSetPin')}
        onSelect={(coordinates) => setPins([...pins, coordinates])}
      >
        {pins.map((pin) => (
          <MapMarker key={pin.join()} coordinates={pin} label={formatCoordinates(pin)} />
        ))}
      </WorldMap>
      <p role="status">
        {lastPin
          ? t('pinCount', { count: pins.length, place: formatCoordinates(lastPin) })
          : t('clickToSetPin')}
      </p>
    </>
  );
}
