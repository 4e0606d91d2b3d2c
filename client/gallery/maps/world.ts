import { type GeoPermissibleObjects, geoNaturalEarth1, geoPath } from 'd3-geo';
import type { Feature, Geometry } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import atlas from 'world-atlas/countries-110m.json';

/** Degrees east and degrees north. Western and southern coordinates are negative. */
export type Coordinates = [longitude: number, latitude: number];
export type Country = Feature<Geometry, { name: string }>;

/** The size of the map at zoom 1. */
export const mapSize = { width: 960, height: 500 };

const topology = atlas as unknown as Topology<{
  countries: GeometryCollection<{ name: string }>;
}>;
const projection = geoNaturalEarth1().fitExtent(
  [
    [4, 4],
    [mapSize.width - 4, mapSize.height - 4],
  ],
  { type: 'Sphere' },
);
const draw = geoPath(projection);

/** Returns the outline of a shape, clipped to the map. */
export const drawOutline = (shape: GeoPermissibleObjects) => draw(shape) ?? '';

/** Returns the point of the map at the coordinates. */
export const project = (coordinates: Coordinates) => projection(coordinates) ?? [0, 0];

/** Returns the coordinates at a point of the map, or undefined outside the globe. */
export function unproject(point: [x: number, y: number]): Coordinates | undefined {
  const coordinates = projection.invert?.(point);
  const isOnGlobe =
    coordinates && Math.abs(coordinates[0]) <= 180 && Math.abs(coordinates[1]) <= 90;
  return isOnGlobe ? coordinates : undefined;
}

export const countries = feature(topology, topology.objects.countries).features as Country[];
export const globe = drawOutline({ type: 'Sphere' });
export const borders = drawOutline(mesh(topology, topology.objects.countries, (a, b) => a !== b));
export const land = countries.map((country) => drawOutline(country)).join('');
