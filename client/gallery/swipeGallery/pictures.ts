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

/** Twelve cover pictures of the server. */
export const pictures = names.map((id) => ({ id, src: `/pictures/covers/${id}.svg` }));

/** Returns six pictures, so that the demos differ. */
export const getSixPictures = (first: number) =>
  [...pictures.slice(first), ...pictures.slice(0, first)].slice(0, 6);
