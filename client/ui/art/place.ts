export interface Place {
  x: number;
  /** Where the thing stands. */
  y: number;
  scale?: number;
}

/** Returns the `transform` that puts a thing, drawn around the origin, in its place. */
export const at = ({ x, y, scale = 1 }: Place) => `translate(${x} ${y}) scale(${scale})`;
