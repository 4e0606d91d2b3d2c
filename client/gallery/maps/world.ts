import { type GeoPermissibleObjects, geoNaturalEarth1, geoPath } from 'd3-geo';
import type { Feature, Geometry } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import atlas from 'world-atlas/countries-110m.json';

/** Degrees east and north. */
export type Coordinates = [longitude: number, latitude: number];
export type Country = Feature<Geometry, { name: string }>;

/** The size of the map at zoom 1. */
export const size = { width: 960, height: 500 };

const topology = atlas as unknown as Topology<{
  countries: GeometryCollection<{ name: string }>;
}>;
const projection = geoNaturalEarth1().fitExtent(
  [
    [4, 4],
    [size.width - 4, size.height - 4],
  ],
  { type: 'Sphere' },
);
const draw = geoPath(projection);

/** Returns the outline of a shape, clipped to the map. */
export const drawOutline = (shape: GeoPermissibleObjects) => draw(shape) ?? '';

/** Returns the point of a place on the map. */
export const project = (place: Coordinates) => projection(place) ?? [0, 0];

/** Returns the place at a point of the map. Undefined outside the globe. */
export function placeAt(point: [x: number, y: number]): Coordinates | undefined {
  const place = projection.invert?.(point);
  const isOnGlobe = place && Math.abs(place[0]) <= 180 && Math.abs(place[1]) <= 90;
  return isOnGlobe ? place : undefined;
}

export const countries = feature(topology, topology.objects.countries).features as Country[];
export const globe = drawOutline({ type: 'Sphere' });
export const borders = drawOutline(mesh(topology, topology.objects.countries, (a, b) => a !== b));
export const land = countries.map((country) => drawOutline(country)).join('');
