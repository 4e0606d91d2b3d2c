import { badInput } from '../errors.ts';

const pictureUrl = /^data:image\/(?:png|jpeg|webp|gif);base64,([A-Za-z0-9+/]+={0,2})$/;

/**
 * Throws `BAD_USER_INPUT` unless a data URL contains a picture of at most `limit` bytes. SVG is refused, because it can
 * contain scripts.
 */
export function checkPicture(field: string, url: string, limit: number) {
  const data = pictureUrl.exec(url)?.[1];
  if (!data)
    throw badInput(field, 'must be a data URL of a PNG, JPEG, WebP or GIF picture in base64.');
  if ((data.length * 3) / 4 > limit)
    throw badInput(field, `must not be larger than ${limit} bytes.`);
}
