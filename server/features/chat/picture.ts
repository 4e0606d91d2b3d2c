import { badInput } from '../../errors.ts';
import type { ChatPicture, ChatPictureInput } from '../../gql/types.ts';
import { checkPicture } from '../../values/pictures.ts';

const maxBytes = 600_000;
const maxPixels = 20_000;

/** Checks a picture, and returns the fields that are stored. */
export function parsePicture({ url, width, height }: ChatPictureInput): ChatPicture {
  checkPicture('picture.url', url, maxBytes);
  for (const [name, pixels] of Object.entries({ width, height })) {
    if (pixels < 1 || pixels > maxPixels) {
      throw badInput(`picture.${name}`, `must be from 1 to ${maxPixels}.`);
    }
  }
  return { url, width, height };
}
