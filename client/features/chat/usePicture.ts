import { useState } from 'react';
import type { ChatPictureInput } from '../../gql/chat/graphql.ts';

export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];
/** Bytes that the gateway keeps of one picture. */
const limit = 600_000;
/** The longer side of a picture that was too large, in pixels. */
const side = 1600;

export type Refusal = 'wrongType' | 'tooLarge' | 'unreadable';

/** A picture that waits to be sent. One that is too large is made smaller, if that helps. */
export function usePicture() {
  const [picture, setPicture] = useState<{ name: string; data: ChatPictureInput }>();
  const [refusal, setRefusal] = useState<Refusal>();

  async function choose(file: File) {
    setRefusal(undefined);
    if (!pictureTypes.includes(file.type)) return setRefusal('wrongType');
    try {
      const drawn = await createImageBitmap(file);
      const fits = file.size <= limit;
      const blob = fits ? file : await smaller(drawn);
      if (!blob || blob.size > limit) return setRefusal('tooLarge');

      const factor = fits ? 1 : factorOf(drawn);
      const width = Math.round(drawn.width * factor);
      const height = Math.round(drawn.height * factor);
      setPicture({ name: file.name, data: { url: await addressOf(blob), width, height } });
    } catch {
      setRefusal('unreadable');
    }
  }

  function drop() {
    setPicture(undefined);
    setRefusal(undefined);
  }

  return { picture, refusal, choose, drop };
}

const factorOf = ({ width, height }: ImageBitmap) => Math.min(1, side / Math.max(width, height));

function smaller(drawn: ImageBitmap): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(drawn.width * factorOf(drawn));
  canvas.height = Math.round(drawn.height * factorOf(drawn));
  canvas.getContext('2d')?.drawImage(drawn, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.82));
}

function addressOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
