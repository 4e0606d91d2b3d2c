import { devices } from './devices.ts';
import { type Finish, furniture } from './furniture.ts';
import { rooms } from './rooms.ts';
import { seats } from './seats.ts';
import { box, shape, svg } from './svg.ts';

const models = { ...furniture, ...seats, ...devices, ...rooms };

export type Model = keyof typeof models;

/** What a product picture is made of: a model, its two colours, and the wall behind it. */
export interface ProductLook extends Finish {
  model: Model;
  ground: string;
}

/** A product before a plain wall, with the floor it stands on. */
export function product({ model, ground, ...finish }: ProductLook): string {
  const floor = shape('M0 246H320V320H0Z', '#ffffff', 'opacity=".42"');
  const isAloft = ['pendantLamp', 'pothos', 'acousticPanels'].includes(model);
  return svg(
    320,
    320,
    box(0, 0, 320, 320, ground) + (isAloft ? '' : floor) + models[model](finish),
  );
}
