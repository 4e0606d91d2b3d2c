import { Button } from '@mantine/core';
import { IconCurrentLocation } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MapMarker } from './MapMarker.tsx';
import classes from './OwnPosition.module.css';
import { usePlaceText } from './usePlaceText.ts';
import { useMap, WorldMap } from './WorldMap.tsx';
import type { Coordinates } from './world.ts';

/** Requests the position from the browser, and does not send it anywhere. */
export function OwnPosition() {
  const { t } = useTranslation('maps');
  const textOf = usePlaceText();
  const [place, setPlace] = useState<Coordinates>();
  const [message, setMessage] = useState('');

  return (
    <>
      <WorldMap label={t('demos.OwnPosition')}>
        {place && <MapMarker at={place} label={t('you')} />}
        <Finder
          onFound={(found) => {
            setPlace(found);
            setMessage(t('standsAt', { place: textOf(found) }));
          }}
          onRefused={() => setMessage(t('refused'))}
        />
      </WorldMap>
      <p role="status">{message}</p>
    </>
  );
}

interface FinderProps {
  onFound: (place: Coordinates) => void;
  onRefused: () => void;
}

function Finder({ onFound, onRefused }: FinderProps) {
  const { t } = useTranslation('maps');
  const { goTo } = useMap();

  function find() {
    navigator.geolocation.getCurrentPosition(({ coords }) => {
      const place: Coordinates = [coords.longitude, coords.latitude];
      goTo(place, 8);
      onFound(place);
    }, onRefused);
  }

  return (
    <Button
      className={classes.find}
      size="xs"
      leftSection={<IconCurrentLocation size={16} />}
      onClick={find}
    >
      {t('find')}
    </Button>
  );
}
