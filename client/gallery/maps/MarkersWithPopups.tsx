import { useTranslation } from 'react-i18next';
import { MapMarker } from './MapMarker.tsx';
import { offices } from './offices.ts';
import { WorldMap } from './WorldMap.tsx';

export function MarkersWithPopups() {
  const { t } = useTranslation('maps');

  return (
    <WorldMap label={t('offices')} center={[4, 47]} zoom={6}>
      {offices.map(({ city, coordinates, people }) => (
        <MapMarker key={city} coordinates={coordinates} label={city}>
          <strong>{city}</strong>
          <br />
          {t('people', { count: people })}
        </MapMarker>
      ))}
    </WorldMap>
  );
}
