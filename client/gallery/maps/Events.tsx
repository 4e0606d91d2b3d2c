import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MapMarker } from './MapMarker.tsx';
import { usePlaceText } from './usePlaceText.ts';
import { WorldMap } from './WorldMap.tsx';
import type { Coordinates } from './world.ts';

/** A click on the map adds a pin. */
export function Events() {
  const { t } = useTranslation('maps');
  const textOf = usePlaceText();
  const [places, setPlaces] = useState<Coordinates[]>([]);
  const last = places.at(-1);

  return (
    <>
      <WorldMap label={t('pick')} onPick={(place) => setPlaces([...places, place])}>
        {places.map((place) => (
          <MapMarker key={place.join()} at={place} label={textOf(place)} />
        ))}
      </WorldMap>
      <p role="status">
        {last ? t('picked', { count: places.length, place: textOf(last) }) : t('pick')}
      </p>
    </>
  );
}
