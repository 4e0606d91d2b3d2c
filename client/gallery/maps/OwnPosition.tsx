import { Button } from '@mantine/core';
import { IconCurrentLocation } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MapMarker } from './MapMarker.tsx';
import classes from './OwnPosition.module.css';
import { useCoordinatesFormatter } from './useCoordinatesFormatter.ts';
import { useMap, WorldMap } from './WorldMap.tsx';
import type { Coordinates } from './world.ts';

/** Requests the position from the browser. The position is not sent to a server. */
export function OwnPosition() {
  const { t } = useTranslation('maps');
  const formatCoordinates = useCoordinatesFormatter();
  const [coordinates, setCoordinates] = useState<Coordinates>();
  const [message, setMessage] = useState('');

  return (
    <>
      <WorldMap label={t('demos.OwnPosition')}>
        {coordinates && <MapMarker coordinates={coordinates} label={t('you')} />}
        <LocateButton
          onLocate={(position) => {
            setCoordinates(position);
            setMessage(t('pinPosition', { place: formatCoordinates(position) }));
          }}
          onError={() => setMessage(t('positionUnavailable'))}
        />
      </WorldMap>
      <p role="status">{message}</p>
    </>
  );
}

interface LocateButtonProps {
  onLocate: (position: Coordinates) => void;
  onError: () => void;
}

function LocateButton({ onLocate, onError }: LocateButtonProps) {
  const { t } = useTranslation('maps');
  const { panTo } = useMap();

  function locate() {
    navigator.geolocation.getCurrentPosition(({ coords }) => {
      const position: Coordinates = [coords.longitude, coords.latitude];
      panTo(position, 8);
      onLocate(position);
    }, onError);
  }

  return (
    <Button
      className={classes.button}
      size="xs"
      leftSection={<IconCurrentLocation size={16} />}
      onClick={locate}
    >
      {t('showMyPosition')}
    </Button>
  );
}
