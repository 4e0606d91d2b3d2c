import { useState } from 'react';
import { type Picture, type PictureLimits, pictureTypes, readPicture } from './pictures.ts';

type PictureError = 'wrongType' | 'tooLarge' | 'unreadable';

/** Returns the picture that the user has chosen to upload, and functions that choose and remove it. */
export function usePicture(limits: PictureLimits) {
  const [picture, setPicture] = useState<{ name: string; data: Picture }>();
  const [pictureError, setPictureError] = useState<PictureError>();

  async function choose(file: File) {
    setPictureError(undefined);
    if (!pictureTypes.includes(file.type)) return setPictureError('wrongType');
    const { picture: data, pictureError } = await readPicture(file, limits);
    if (data) setPicture({ name: file.name, data });
    else setPictureError(pictureError);
  }

  function remove() {
    setPicture(undefined);
    setPictureError(undefined);
  }

  return { picture, pictureError, choose, remove };
}
