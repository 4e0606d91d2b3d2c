/** A square crop of a picture. */
export interface Crop {
  /** 1 is the largest possible square. */
  zoom: number;
  /** The centre, as fractions of the width and the height of the picture. */
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export const initialCrop: Crop = { zoom: 1, x: 0.5, y: 0.5 };
export const maxZoom = 4;

/** Returns the side of the square in pixels of the picture. */
const getSide = ({ width, height }: Size, zoom: number) => Math.min(width, height) / zoom;

/** Returns the nearest crop inside the picture. */
export function limitCrop({ zoom, x, y }: Crop, size: Size): Crop {
  const limitedZoom = Math.min(maxZoom, Math.max(1, zoom));
  const side = getSide(size, limitedZoom);
  const limitCenter = (center: number, length: number) => {
    const half = side / 2 / length;
    return Math.min(1 - half, Math.max(half, center));
  };
  return { zoom: limitedZoom, x: limitCenter(x, size.width), y: limitCenter(y, size.height) };
}

/** Returns the square in pixels of the picture. */
export function getSquare({ zoom, x, y }: Crop, size: Size) {
  const side = getSide(size, zoom);
  return { left: x * size.width - side / 2, top: y * size.height - side / 2, side };
}

/** Returns the crop after dragging. `shownSide` is the side of the square on the screen, in pixels. */
export function dragCrop(crop: Crop, size: Size, shownSide: number, dx: number, dy: number): Crop {
  const scale = getSide(size, crop.zoom) / shownSide;
  return limitCrop(
    { ...crop, x: crop.x - (dx * scale) / size.width, y: crop.y - (dy * scale) / size.height },
    size,
  );
}

/** The side of a portrait in pixels. */
const portraitSide = 256;
/** The maximum length of a data URL that the server accepts. */
const maxLength = 100_000;

/** Returns the square as the data URL of a small picture. Empty if the browser cannot create one. */
export function drawCrop(image: HTMLImageElement, crop: Crop): string {
  const { left, top, side } = getSquare(crop, {
    width: image.naturalWidth,
    height: image.naturalHeight,
  });
  const canvas = document.createElement('canvas');
  canvas.width = portraitSide;
  canvas.height = portraitSide;
  const context = canvas.getContext('2d');
  if (!context) return '';
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, left, top, side, side, 0, 0, portraitSide, portraitSide);

  // A browser that cannot encode WebP returns PNG, which may be too long.
  const webpEncoders = [0.85, 0.6, 0.3].map(
    (quality) => () => canvas.toDataURL('image/webp', quality),
  );
  const encoders = [...webpEncoders, () => canvas.toDataURL('image/jpeg', 0.6)];
  for (const encode of encoders) {
    const url = encode();
    if (url.length <= maxLength) return url;
  }
  return '';
}
