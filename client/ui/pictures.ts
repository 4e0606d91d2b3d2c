/** The media types of pictures that the server accepts. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];

export interface PictureLimits {
  /** The maximum size in bytes. */
  bytes: number;
  /** The longer side of a picture after downsizing, in pixels. */
  side: number;
}

export interface Picture {
  /** The picture as a data URL. */
  url: string;
  width: number;
  height: number;
}

type ReadResult =
  | { picture: Picture; pictureError?: undefined }
  | { picture?: undefined; pictureError: 'tooLarge' | 'unreadable' };

/** Returns a picture as a data URL. A file that is too large is downsized. */
export async function readPicture(file: File, { bytes, side }: PictureLimits): Promise<ReadResult> {
  try {
    const bitmap = await createImageBitmap(file);
    const factor = Math.min(
      1,
      file.size <= bytes ? 1 : side / Math.max(bitmap.width, bitmap.height),
    );
    const width = Math.round(bitmap.width * factor);
    const height = Math.round(bitmap.height * factor);
    const blob = file.size <= bytes ? file : await redrawPicture(bitmap, width, height);
    if (!blob || blob.size > bytes) return { pictureError: 'tooLarge' };
    return { picture: { url: await readAsDataUrl(blob), width, height } };
  } catch {
    return { pictureError: 'unreadable' };
  }
}

function redrawPicture(bitmap: ImageBitmap, width: number, height: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.82));
}

function readAsDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
