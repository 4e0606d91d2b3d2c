import { useState } from 'react';
import { type Picture, type PictureLimits, pictureTypes, readPicture } from './pictures.ts';

type Refusal = 'wrongType' | 'tooLarge' | 'unreadable';

/** The state of a picture that will be uploaded. */
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

  function drop() {
    setPicture(undefined);
    setRefusal(undefined);
  }

  return { picture, refusal, choose, drop };
}
