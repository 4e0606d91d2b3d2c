/** A square of a picture: how far it is enlarged, and which of its points is in the middle. */
export interface Crop {
  /** 1: as much as fits. */
  zoom: number;
  /** Parts of the width and the height. */
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export const wholeCrop: Crop = { zoom: 1, x: 0.5, y: 0.5 };
export const mostZoom = 4;

/** Side of the square in the picture's own pixels. */
const sideOf = ({ width, height }: Size, zoom: number) => Math.min(width, height) / zoom;

/** The nearest crop that shows no place outside the picture. */
export function kept({ zoom, x, y }: Crop, size: Size): Crop {
  const within = Math.min(mostZoom, Math.max(1, zoom));
  const side = sideOf(size, within);
  const inside = (middle: number, length: number) => {
    const half = side / 2 / length;
    return Math.min(1 - half, Math.max(half, middle));
  };
  return { zoom: within, x: inside(x, size.width), y: inside(y, size.height) };
}

/** The square in the picture's own pixels. */
export function squareOf({ zoom, x, y }: Crop, size: Size) {
  const side = sideOf(size, zoom);
  return { left: x * size.width - side / 2, top: y * size.height - side / 2, side };
}

/** The crop after a square of `shown` pixels was pulled so far. */
export function pulled(crop: Crop, size: Size, shown: number, dx: number, dy: number): Crop {
  const scale = sideOf(size, crop.zoom) / shown;
  return kept(
    { ...crop, x: crop.x - (dx * scale) / size.width, y: crop.y - (dy * scale) / size.height },
    size,
  );
}

/** Pixels of a portrait, and the most that the gateway takes of it. */
const portraitSide = 256;
const longest = 100_000;

/** The square as a small picture, `data:…`. */
export function drawn(image: HTMLImageElement, crop: Crop): string {
  const { left, top, side } = squareOf(crop, {
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

  // A browser that cannot write this format writes PNG, which may be too long.
  const written = [0.85, 0.6, 0.3].map((quality) => () => canvas.toDataURL('image/webp', quality));
  const formats = [...written, () => canvas.toDataURL('image/jpeg', 0.6)];
  for (const write of formats) {
    const text = write();
    if (text.length <= longest) return text;
  }
  return '';
}
