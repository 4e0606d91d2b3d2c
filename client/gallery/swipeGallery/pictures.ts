const names = [
  'harbour',
  'lisbon-hills',
  'oak-forest',
  'workshop',
  'lyon-rivers',
  'green-corner',
  'mill',
  'quiet-room',
  'warehouse',
  'long-table',
  'moving-day',
  'front-desk',
] as const;

/** Twelve of the gateway's covers. */
export const pictures = names.map((id) => ({ id, src: `/pictures/covers/${id}.svg` }));

/** Six of them, so that not every demo begins with the same. */
export const sixFrom = (first: number) =>
  [...pictures.slice(first), ...pictures.slice(0, first)].slice(0, 6);
