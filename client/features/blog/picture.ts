export const readable = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];

/** Bytes that the gateway keeps of a cover. */
const limit = 500_000;
/** The longer side of a picture that was too large, in pixels. */
const side = 1280;

interface Picture {
  /** The picture as a text, where it can be taken. */
  url?: string;
  refusal?: 'tooLarge' | 'unreadable';
}

/** A picture as the gateway takes it. One that is too large is made smaller, if that helps. */
export async function pictureOf(file: File): Promise<Picture> {
  try {
    const drawn = await createImageBitmap(file);
    const blob = file.size <= limit ? file : await smaller(drawn);
    if (!blob || blob.size > limit) return { refusal: 'tooLarge' };
    return { url: await textOf(blob) };
  } catch {
    return { refusal: 'unreadable' };
  }
}

function smaller(drawn: ImageBitmap): Promise<Blob | null> {
  const factor = Math.min(1, side / Math.max(drawn.width, drawn.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(drawn.width * factor);
  canvas.height = Math.round(drawn.height * factor);
  canvas.getContext('2d')?.drawImage(drawn, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.82));
}

function textOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
