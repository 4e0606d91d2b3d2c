import { badInput } from '../errors.ts';

const form = /^data:image\/(?:png|jpeg|webp|gif);base64,([A-Za-z0-9+/]+={0,2})$/;

/** Refuses what is no picture, or too large a one. What a browser would run, such as SVG, is none. */
export function checkPicture(field: string, url: string, limit: number) {
  const data = form.exec(url)?.[1];
  if (!data) throw badInput(field, 'must be a PNG, JPEG, WebP or GIF in base64.');
  if ((data.length * 3) / 4 > limit)
    throw badInput(field, `must not be larger than ${limit} bytes.`);
}
