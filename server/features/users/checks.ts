import { badInput } from '../../errors.ts';
import type { UserDetailsInput } from '../../gql/resolvers.ts';

/** The texts of a user that are checked without other users. */
interface Texts {
  fullName?: string | null;
  username?: string | null;
  email?: string | null;
  company?: string | null;
  country?: string | null;
  contact?: string | null;
  avatar?: string | null;
}

const longest = 200;
/** The maximum size of a portrait of 256 pixels, smaller than a photo from a camera. */
const longestPicture = 100_000;

const address = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const picture = /^(|\/[^/].*|https?:\/\/.+|data:image\/(png|jpeg|webp|svg\+xml)[;,].+)$/s;
const phone = /^[\d\s()+\-./]*$/;

export function checkTexts({ avatar, ...texts }: Texts, path = '') {
  for (const [field, text] of Object.entries(texts)) {
    if (text && text.length > longest) {
      throw badInput(path + field, `must have ${longest} characters at most.`);
    }
  }
  for (const field of ['fullName', 'username', 'email'] as const) {
    if (texts[field]?.trim() === '') throw badInput(path + field, 'must not be blank.');
  }
  if (texts.email && !address.test(texts.email)) {
    throw badInput(`${path}email`, 'must have an @ and a domain, such as name@company.example.');
  }
  if (texts.username && /\s/.test(texts.username.trim())) {
    throw badInput(`${path}username`, 'must be one word.');
  }
  if (avatar) checkPicture(avatar, `${path}avatar`);
}

function checkPicture(avatar: string, field: string) {
  if (avatar.length > longestPicture) {
    throw badInput(
      field,
      `must have ${longestPicture} characters at most. Choose a smaller picture.`,
    );
  }
  if (!picture.test(avatar)) throw badInput(field, 'must be the address of a picture.');
}

export function checkDetails(details: UserDetailsInput, today: string) {
  const { birthDate, website, mobile, address: post } = details;
  if (birthDate && !(birthDate.slice(0, 10) < today && /^\d{4}-/.test(birthDate))) {
    throw badInput('user.details.birthDate', 'must be before today.');
  }
  if (website && !isSite(website)) {
    throw badInput(
      'user.details.website',
      'must begin with https:// or http:// and have a domain.',
    );
  }
  if (mobile && (mobile.length > 40 || !phone.test(mobile))) {
    throw badInput('user.details.mobile', 'must be a phone number.');
  }
  for (const field of ['line1', 'postcode', 'state', 'country'] as const) {
    if (post?.[field].trim() === '') {
      throw badInput(`user.details.address.${field}`, 'must not be blank.');
    }
  }
  for (const [field, text] of [
    ...Object.entries(post ?? {}),
    ...Object.entries(details.links ?? {}),
  ]) {
    if (text.length > longest) {
      throw badInput(`user.details.${field}`, `must have ${longest} characters at most.`);
    }
  }
}

function isSite(website: string): boolean {
  return website.length <= longest && /^https?:\/\/[^\s/.]+(\.[^\s/.]+)+(\/\S*)?$/i.test(website);
}
