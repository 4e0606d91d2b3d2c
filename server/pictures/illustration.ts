import { marks } from './marks.ts';
import { states } from './states.ts';
import { svg } from './svg.ts';
import { topics } from './topics.ts';

const drawings = { ...states, ...topics };

export type DrawingName = keyof typeof drawings | keyof typeof marks;

export const drawingNames = [
  ...Object.keys(drawings),
  ...Object.keys(marks),
] as readonly DrawingName[];

const isMark = (name: DrawingName): name is keyof typeof marks => Object.hasOwn(marks, name);

/** A line drawing for a screen, or a small square mark. */
export function illustration(name: DrawingName): string {
  return isMark(name) ? svg(64, 64, marks[name]()) : svg(240, 180, drawings[name]());
}
