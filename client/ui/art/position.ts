export interface Position {
  x: number;
  y: number;
  scale?: number;
}

/** Returns the `transform` attribute that moves a part from the origin to its position. */
export const toTransform = ({ x, y, scale = 1 }: Position) =>
  `translate(${x} ${y}) scale(${scale})`;
