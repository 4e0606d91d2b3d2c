/** The media types of pictures that the server accepts. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];

export interface PictureLimits {
  /** The maximum size in bytes. */
  bytes: number;
  /** The longer side of a downsized picture, in pixels. */
  side: number;
}

export interface Picture {
  /** The picture as a data URL. */
  url: string;
  width: number;
  height: number;
}

type Taken =
  | { picture: Picture; refusal?: undefined }
  | { picture?: undefined; refusal: 'tooLarge' | 'unreadable' };

/** Returns a picture as a data URL. Large pictures are downsized. */
export async function readPicture(file: File, { bytes, side }: PictureLimits): Promise<Taken> {
  try {
    const drawn = await createImageBitmap(file);
    const factor = Math.min(1, file.size <= bytes ? 1 : side / Math.max(drawn.width, drawn.height));
    const width = Math.round(drawn.width * factor);
    const height = Math.round(drawn.height * factor);
    const blob = file.size <= bytes ? file : await redrawPicture(drawn, width, height);
    if (!blob || blob.size > bytes) return { refusal: 'tooLarge' };
    return { picture: { url: await readAsText(blob), width, height } };
  } catch {
    return { refusal: 'unreadable' };
  }
}

function redrawPicture(drawn: ImageBitmap, width: number, height: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.drawImage(drawn, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.82));
}

function readAsText(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
