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

/** Twelve cover pictures, which the server provides. */
export const pictures = names.map((id) => ({ id, src: `/pictures/covers/${id}.svg` }));

/** Returns six pictures. Another start index shows other pictures in each demo. */
export const getSixPictures = (startIndex: number) =>
  [...pictures.slice(startIndex), ...pictures.slice(0, startIndex)].slice(0, 6);
