import { ActionIcon } from '@mantine/core';
import { IconMinus, IconPlus, IconWorld } from '@tabler/icons-react';
import { createContext, type KeyboardEvent, type MouseEvent, type ReactNode, use } from 'react';
import { useTranslation } from 'react-i18next';
import { useMapView } from './useMapView.ts';
import classes from './WorldMap.module.css';
import { borders, type Coordinates, globe, land, project, size } from './world.ts';

type MapView = ReturnType<typeof useMapView>;

const MapContext = createContext<MapView | null>(null);

/** Returns the map that contains a marker or a layer. */
export function useMap(): MapView {
  const map = use(MapContext);
  if (!map) throw new Error('Markers and layers stand inside a WorldMap.');
  return map;
}

/** Returns the position of a place, in fractions of the viewport of the map. */
export function useSpot(place: Coordinates) {
  const { view } = useMap();
  const [x = 0, y = 0] = project(place);
  return {
    x: 0.5 + ((x - view.x) * view.zoom) / size.width,
    y: 0.5 + ((y - view.y) * view.zoom) / size.height,
  };
}

interface WorldMapProps {
  label: string;
  center?: Coordinates;
  zoom?: number;
  /** Called with the place of a click. */
  onPick?: (place: Coordinates) => void;
  /** SVG above the land in the coordinates of the map, such as `MapShape`. */
  shapes?: ReactNode;
  /** HTML elements above the map, such as `MapMarker`. */
  children?: ReactNode;
}

/** A map of the world that needs no tile server. Supports pointer, arrow keys and buttons. */
export function WorldMap(props: WorldMapProps) {
  const { label, center = [10, 20], zoom = 1, onPick, shapes, children } = props;
  const { t } = useTranslation('maps');
  const map = useMapView(center, zoom);
  const { x, y, zoom: near } = map.view;

  function pickMiddle({ key, target, currentTarget }: KeyboardEvent) {
    const place = key === 'Enter' && target === currentTarget && map.middle();
    if (place) onPick?.(place);
  }

  function pick({ currentTarget, clientX, clientY }: MouseEvent) {
    if (map.isDragging || !onPick) return;
    const place = map.placeUnder(currentTarget, clientX, clientY);
    if (place) onPick(place);
  }

  return (
    <MapContext value={map}>
      <div className={classes.map}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would group fields */}
        <div
          className={classes.window}
          data-dragging={map.isDragging || undefined}
          role="group"
          aria-label={label}
          aria-description={t(onPick ? 'movingAndPicking' : 'moving')}
          data-picking={onPick ? true : undefined}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move it
          tabIndex={0}
          {...map.surface}
          onClick={pick}
          onKeyUp={pickMiddle}
        >
          <svg className={classes.drawing} viewBox={`0 0 ${size.width} ${size.height}`}>
            <title>{label}</title>
            <g
              transform={`translate(${size.width / 2} ${size.height / 2}) scale(${near}) translate(${-x} ${-y})`}
            >
              <path className={classes.sea} d={globe} />
              <path className={classes.land} d={land} />
              <path className={classes.borders} d={borders} />
              {shapes}
            </g>
          </svg>
          {children}
        </div>
        <div className={classes.buttons}>
          <ActionIcon variant="default" size={32} aria-label={t('zoomIn')} onClick={map.zoomIn}>
            <IconPlus size={16} />
          </ActionIcon>
          <ActionIcon variant="default" size={32} aria-label={t('zoomOut')} onClick={map.zoomOut}>
            <IconMinus size={16} />
          </ActionIcon>
          <ActionIcon variant="default" size={32} aria-label={t('reset')} onClick={map.reset}>
            <IconWorld size={16} />
          </ActionIcon>
        </div>
      </div>
    </MapContext>
  );
}
