/** A square crop of a picture: the zoom factor and the centre. */
export interface Crop {
  /** 1 is the largest possible square. */
  zoom: number;
  /** Fractions of width and height. */
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export const wholeCrop: Crop = { zoom: 1, x: 0.5, y: 0.5 };
export const mostZoom = 4;

/** Returns the side of the square in pixels of the picture. */
const sideOf = ({ width, height }: Size, zoom: number) => Math.min(width, height) / zoom;

/** Returns the nearest crop inside the picture. */
export function limitCrop({ zoom, x, y }: Crop, size: Size): Crop {
  const within = Math.min(mostZoom, Math.max(1, zoom));
  const side = sideOf(size, within);
  const inside = (middle: number, length: number) => {
    const half = side / 2 / length;
    return Math.min(1 - half, Math.max(half, middle));
  };
  return { zoom: within, x: inside(x, size.width), y: inside(y, size.height) };
}

/** Returns the square in pixels of the picture. */
export function getSquare({ zoom, x, y }: Crop, size: Size) {
  const side = sideOf(size, zoom);
  return { left: x * size.width - side / 2, top: y * size.height - side / 2, side };
}

/** Returns the crop after dragging. `shown` is the displayed side of the square in pixels. */
export function dragCrop(crop: Crop, size: Size, shown: number, dx: number, dy: number): Crop {
  const scale = sideOf(size, crop.zoom) / shown;
  return limitCrop(
    { ...crop, x: crop.x - (dx * scale) / size.width, y: crop.y - (dy * scale) / size.height },
    size,
  );
}

/** The side of a portrait in pixels, and the maximum length that the server accepts. */
const portraitSide = 256;
const longest = 100_000;

/** Returns the square as a small data URL. */
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

  // A browser that cannot encode this format returns PNG, which may be too long.
  const written = [0.85, 0.6, 0.3].map((quality) => () => canvas.toDataURL('image/webp', quality));
  const formats = [...written, () => canvas.toDataURL('image/jpeg', 0.6)];
  for (const write of formats) {
    const text = write();
    if (text.length <= longest) return text;
  }
  return '';
}
