import { interiors } from './interiors.ts';
import { journeys } from './journeys.ts';
import { svg } from './svg.ts';
import { towns } from './towns.ts';

const scenes = { ...interiors, ...towns, ...journeys };

export type CoverKey = keyof typeof scenes;

export const coverKeys = Object.keys(scenes) as readonly CoverKey[];

/** A wide scene for the head of a post or a profile. */
export const cover = (key: CoverKey) => svg(640, 360, scenes[key]());
