import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MapMarker } from './MapMarker.tsx';
import { usePlaceText } from './usePlaceText.ts';
import { WorldMap } from './WorldMap.tsx';
import type { Coordinates } from './world.ts';

/** Markers that can be moved by pointer, or by arrow keys. */
export function Draggable() {
  const { t } = useTranslation('maps');
  const textOf = usePlaceText();
  const [place, setPlace] = useState<Coordinates>([2.35, 48.86]);

  return (
    <>
      <WorldMap label={t('demos.Draggable')} center={[6, 46]} zoom={4}>
        <MapMarker at={place} label={t('pin')} onMove={setPlace} />
      </WorldMap>
      <p role="status">{t('standsAt', { place: textOf(place) })}</p>
    </>
  );
}
