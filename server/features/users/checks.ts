import { badInput } from '../../errors.ts';
import type { UserDetailsInput } from '../../gql/types.ts';
import { checkEmailAddress } from '../../values/emailAddresses.ts';

/** The texts of a user that `checkTexts` checks. */
interface UserTexts {
  fullName?: string | null;
  username?: string | null;
  email?: string | null;
  company?: string | null;
  country?: string | null;
  contact?: string | null;
  avatar?: string | null;
}

const maxTextLength = 200;
/** In characters. A portrait of 256 pixels fits, an unscaled photo from a camera does not. */
const maxAvatarLength = 100_000;

const avatarUrlPattern = /^(|\/[^/].*|https?:\/\/.+|data:image\/(png|jpeg|webp|svg\+xml)[;,].+)$/s;
const phonePattern = /^[\d\s()+\-./]*$/;

/** Throws `BAD_USER_INPUT` for invalid texts of a user. `path` is the beginning of the names of the fields. */
export function checkTexts({ avatar, ...texts }: UserTexts, path = '') {
  for (const [field, text] of Object.entries(texts)) {
    if (text && text.length > maxTextLength) {
      throw badInput(path + field, `must have at most ${maxTextLength} characters.`);
    }
  }
  for (const field of ['fullName', 'username', 'email'] as const) {
    if (texts[field]?.trim() === '') throw badInput(path + field, 'must not be blank.');
  }
  if (texts.email) checkEmailAddress(`${path}email`, texts.email);
  if (texts.username && /\s/.test(texts.username.trim())) {
    throw badInput(`${path}username`, 'must not contain spaces.');
  }
  if (avatar) checkAvatar(avatar, `${path}avatar`);
}

function checkAvatar(avatar: string, field: string) {
  if (avatar.length > maxAvatarLength) {
    throw badInput(
      field,
      `must have at most ${maxAvatarLength} characters. Choose a smaller picture.`,
    );
  }
  if (!avatarUrlPattern.test(avatar)) throw badInput(field, 'must be the URL of a picture.');
}

/** Throws `BAD_USER_INPUT` for invalid details of a user. */
export function checkDetails(details: UserDetailsInput, today: string) {
  const { birthDate, website, mobile, address } = details;
  if (birthDate && !(birthDate.slice(0, 10) < today && /^\d{4}-/.test(birthDate))) {
    throw badInput('user.details.birthDate', 'must be before today.');
  }
  if (website && !isWebsiteUrl(website)) {
    throw badInput(
      'user.details.website',
      'must begin with https:// or http:// and have a domain.',
    );
  }
  if (mobile && (mobile.length > 40 || !phonePattern.test(mobile))) {
    throw badInput('user.details.mobile', 'must be a phone number of at most 40 characters.');
  }
  for (const field of ['line1', 'postcode', 'state', 'country'] as const) {
    if (address?.[field]?.trim() === '') {
      throw badInput(`user.details.address.${field}`, 'must not be blank.');
    }
  }
  for (const [field, text] of [
    ...Object.entries(address ?? {}),
    ...Object.entries(details.links ?? {}),
  ]) {
    if (text && text.length > maxTextLength) {
      throw badInput(`user.details.${field}`, `must have at most ${maxTextLength} characters.`);
    }
  }
}

function isWebsiteUrl(website: string): boolean {
  return (
    website.length <= maxTextLength && /^https?:\/\/[^\s/.]+(\.[^\s/.]+)+(\/\S*)?$/i.test(website)
  );
}
