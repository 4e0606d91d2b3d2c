import { stroke } from './svg.ts';

// Between the light and the dark shades of both hues: they read on white and on the dark surface.
const blue = '#4a70ee';
const gold = '#c98f2e';
const grey = '#8a94ad';

const tinted = (d: string, colour: string, strength: number) =>
  `<path d="${d}" fill="${colour}" fill-opacity="${strength}" stroke="${colour}" stroke-width="3"/>`;

/** The pens of the line drawings: cobalt leads, brass points, grey grounds. */
export const pens = {
  blue: (d: string, width = 3) => stroke(d, blue, width),
  gold: (d: string, width = 3) => stroke(d, gold, width),
  grey: (d: string, width = 3) => stroke(d, grey, width),
  dashed: (d: string) => stroke(d, grey, 2.5, 'stroke-dasharray="5 7"'),
  blueArea: (d: string) => tinted(d, blue, 0.14),
  goldArea: (d: string) => tinted(d, gold, 0.2),
  blueSolid: (d: string) => `<path d="${d}" fill="${blue}"/>`,
  white: (d: string, width = 3) => stroke(d, '#ffffff', width),
  whiteSolid: (d: string) => `<path d="${d}" fill="#ffffff"/>`,
  goldSolid: (d: string) => `<path d="${d}" fill="${gold}"/>`,
} as const;

/** A circle as a path, so that every pen can draw it. */
export const ring = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0Z`;

/** A rounded box as a path. */
export const card = (x: number, y: number, width: number, height: number, radius = 8) =>
  `M${x + radius} ${y}h${width - radius * 2}q${radius} 0 ${radius} ${radius}v${height - radius * 2}q0 ${radius} ${-radius} ${radius}h${-(width - radius * 2)}q${-radius} 0 ${-radius} ${-radius}v${-(height - radius * 2)}q0 ${-radius} ${radius} ${-radius}Z`;

/** A toothed wheel around a point. */
export function gear(x: number, y: number, radius: number, teeth = 8): string {
  const corners = Array.from({ length: teeth * 4 }, (_, n) => {
    const angle = ((n - 0.5) / (teeth * 4)) * Math.PI * 2;
    const reach = n % 4 < 2 ? radius : radius * 0.78;
    return `${(x + Math.cos(angle) * reach).toFixed(1)} ${(y + Math.sin(angle) * reach).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z${ring(x, y, Math.round(radius * 0.34))}`;
}
