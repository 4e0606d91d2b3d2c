import type { Coordinates } from './world.ts';

/** The offices of the sample company. */
export const offices: { city: string; coordinates: Coordinates; people: number }[] = [
  { city: 'Porto', coordinates: [-8.61, 41.15], people: 24 },
  { city: 'Lyon', coordinates: [4.84, 45.76], people: 11 },
  { city: 'Bremen', coordinates: [8.81, 53.08], people: 17 },
];
