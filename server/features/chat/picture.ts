import { badInput } from '../../errors.ts';
import type { ChatPicture, ChatPictureInput } from '../../gql/resolvers.ts';
import { checkPicture } from '../../values/pictures.ts';

const bytesLimit = 600_000;
const pixelLimit = 20_000;

/** A picture as it is kept. */
export function parsePicture({ url, width, height }: ChatPictureInput): ChatPicture {
  checkPicture('picture.url', url, bytesLimit);
  for (const [name, pixels] of Object.entries({ width, height })) {
    if (pixels < 1 || pixels > pixelLimit) {
      throw badInput(`picture.${name}`, `must be from 1 to ${pixelLimit}.`);
    }
  }
  return { url, width, height };
}
