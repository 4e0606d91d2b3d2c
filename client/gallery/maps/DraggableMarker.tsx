import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MapMarker } from './MapMarker.tsx';
import { useCoordinatesFormatter } from './useCoordinatesFormatter.ts';
import { WorldMap } from './WorldMap.tsx';
import type { Coordinates } from './world.ts';

/** A marker that can be moved by pointer or by arrow keys. */
export function DraggableMarker() {
  const { t } = useTranslation('maps');
  const formatCoordinates = useCoordinatesFormatter();
  const [coordinates, setCoordinates] = useState<Coordinates>([2.35, 48.86]);

  return (
    <>
      <WorldMap label={t('demos.DraggableMarker')} center={[6, 46]} zoom={4}>
        <MapMarker coordinates={coordinates} label={t('movablePin')} onMove={setCoordinates} />
      </WorldMap>
      <p role="status">{t('pinPosition', { place: formatCoordinates(coordinates) })}</p>
    </>
  );
}
