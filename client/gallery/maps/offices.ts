import type { Coordinates } from './world.ts';

/** The offices of the sample company. */
export const offices: { city: string; place: Coordinates; people: number }[] = [
  { city: 'Porto', place: [-8.61, 41.15], people: 24 },
  { city: 'Lyon', place: [4.84, 45.76], people: 11 },
  { city: 'Bremen', place: [8.81, 53.08], people: 17 },
];
