import { badInput } from '../../errors.ts';
import type { ChatPicture, ChatPictureInput } from '../../gql/resolvers.ts';

const bytesLimit = 600_000;
const pixelLimit = 20_000;

/** A picture as it is kept. What a browser would run, such as SVG, is none. */
export function pictureOf({ url, width, height }: ChatPictureInput): ChatPicture {
  const data = /^data:image\/(?:png|jpeg|webp|gif);base64,([A-Za-z0-9+/]+={0,2})$/.exec(url)?.[1];
  if (!data) throw badInput('picture.url', 'must be a PNG, JPEG, WebP or GIF in base64.');
  if ((data.length * 3) / 4 > bytesLimit) {
    throw badInput('picture.url', `must not be larger than ${bytesLimit} bytes.`);
  }
  for (const [name, pixels] of Object.entries({ width, height })) {
    if (pixels < 1 || pixels > pixelLimit) {
      throw badInput(`picture.${name}`, `must be from 1 to ${pixelLimit}.`);
    }
  }
  return { url, width, height };
}
