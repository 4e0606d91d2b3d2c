export interface Place {
  x: number;
  /** The vertical position. */
  y: number;
  scale?: number;
}

/** Returns the `transform` of a part that is drawn around the origin. */
export const at = ({ x, y, scale = 1 }: Place) => `translate(${x} ${y}) scale(${scale})`;
