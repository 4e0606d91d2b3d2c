import { ActionIcon, Box, Stack } from '@mantine/core';
import { IconMinus, IconPlus, IconWorld } from '@tabler/icons-react';
import { createContext, type KeyboardEvent, type MouseEvent, type ReactNode, use } from 'react';
import { useTranslation } from 'react-i18next';
import { useMapView } from './useMapView.ts';
import classes from './WorldMap.module.css';
import { borders, type Coordinates, globe, land, mapSize, project } from './world.ts';

type MapView = ReturnType<typeof useMapView>;

const MapContext = createContext<MapView | null>(null);

/** Returns the view of the map that contains the component, and functions that change the view. */
export function useMap(): MapView {
  const map = use(MapContext);
  if (!map)
    throw new Error(
      'useMap must be used inside a WorldMap. Render the component as a child of WorldMap.',
    );
  return map;
}

/** Returns the position of coordinates, as fractions of the width and the height of the viewport. */
export function useRelativePosition(coordinates: Coordinates) {
  const { view } = useMap();
  const [x = 0, y = 0] = project(coordinates);
  return {
    x: 0.5 + ((x - view.x) * view.zoom) / mapSize.width,
    y: 0.5 + ((y - view.y) * view.zoom) / mapSize.height,
  };
}

interface WorldMapProps {
  label: string;
  center?: Coordinates;
  zoom?: number;
  /** Called with the coordinates of a click, or of the centre after Enter. */
  onSelect?: (coordinates: Coordinates) => void;
  /** SVG elements above the land, in the coordinate system of the map, such as `MapShape`. */
  shapes?: ReactNode;
  /** HTML elements above the map, such as `MapMarker`. */
  children?: ReactNode;
}

/** A map of the world without a tile server. Pointer, keyboard and buttons pan and zoom the map. */
export function WorldMap(props: WorldMapProps) {
  const { label, center = [10, 20], zoom = 1, onSelect, shapes, children } = props;
  const { t } = useTranslation('maps');
  const map = useMapView(center, zoom);
  const { x, y, zoom: currentZoom } = map.view;

  function selectCenter({ key, target, currentTarget }: KeyboardEvent) {
    const coordinates = key === 'Enter' && target === currentTarget && map.getCenter();
    if (coordinates) onSelect?.(coordinates);
  }

  function selectPoint({ currentTarget, clientX, clientY }: MouseEvent) {
    if (map.isDragging || !onSelect) return;
    const coordinates = map.getCoordinatesAt(currentTarget, clientX, clientY);
    if (coordinates) onSelect(coordinates);
  }

  return (
    <MapContext value={map}>
      <Box pos="relative">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would group fields */}
        <div
          className={classes.viewport}
          data-dragging={map.isDragging || undefined}
          role="group"
          aria-label={label}
          aria-description={t(onSelect ? 'keyboardHintWithPin' : 'keyboardHint')}
          data-selectable={onSelect ? true : undefined}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys pan the map
          tabIndex={0}
          {...map.viewportProps}
          onClick={selectPoint}
          onKeyUp={selectCenter}
        >
          <svg className={classes.drawing} viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}>
            <title>{label}</title>
            <g
              transform={`translate(${mapSize.width / 2} ${mapSize.height / 2}) scale(${currentZoom}) translate(${-x} ${-y})`}
            >
              <path className={classes.sea} d={globe} />
              <path className={classes.land} d={land} />
              <path className={classes.borders} d={borders} />
              {shapes}
            </g>
          </svg>
          {children}
        </div>
        <Stack gap="xs" className={classes.buttons}>
          <ActionIcon variant="default" size={32} aria-label={t('zoomIn')} onClick={map.zoomIn}>
            <IconPlus size={16} />
          </ActionIcon>
          <ActionIcon variant="default" size={32} aria-label={t('zoomOut')} onClick={map.zoomOut}>
            <IconMinus size={16} />
          </ActionIcon>
          <ActionIcon variant="default" size={32} aria-label={t('reset')} onClick={map.reset}>
            <IconWorld size={16} />
          </ActionIcon>
        </Stack>
      </Box>
    </MapContext>
  );
}
