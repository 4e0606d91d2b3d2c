import { useState } from 'react';
import { type Picture, type PictureLimits, pictureTypes, readPicture } from './pictures.ts';

type Refusal = 'wrongType' | 'tooLarge' | 'unreadable';

/** Returns the picture that the user has chosen to upload, and functions that choose and remove it. */
export function usePicture(limits: PictureLimits) {
  const [picture, setPicture] = useState<{ name: string; data: Picture }>();
  const [refusal, setRefusal] = useState<Refusal>();

  async function choose(file: File) {
    setRefusal(undefined);
    if (!pictureTypes.includes(file.type)) return setRefusal('wrongType');
    const { picture: data, refusal } = await readPicture(file, limits);
    if (data) setPicture({ name: file.name, data });
    else setRefusal(refusal);
  }

  function remove() {
    setPicture(undefined);
    setRefusal(undefined);
  }

  return { picture, refusal, choose, remove };
}
