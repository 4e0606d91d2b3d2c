import { badInput } from '../../errors.ts';
import type { UpdateAccountSettingsInput } from '../../gql/types.ts';
import { checkEmailAddress } from '../../values/emailAddresses.ts';

const maxTextLength = 200;
const maxBioLength = 1000;
/** In characters. A portrait of 256 pixels fits, an unscaled photo from a camera does not. */
const maxAvatarLength = 100_000;
/** The largest number of 15 digits, which is the maximum length of a phone number. */
const maxPhone = 999_999_999_999_999;

const requiredFields = ['username', 'fullName', 'email', 'company'] as const;
const avatarUrlPattern = /^(|\/[^/].*|https?:\/\/.+|data:image\/(png|jpeg|webp|svg\+xml)[;,].+)$/s;

/** Throws `BAD_USER_INPUT` if one of the changed settings is invalid. */
export function checkSettings(changes: UpdateAccountSettingsInput, today: string) {
  const { general, info, links } = changes;
  checkGeneral(general ?? {});

  if (info?.bio && info.bio.length > maxBioLength)
    throw createLengthError('settings.info.bio', maxBioLength);
  if (info?.country) checkTextLength('settings.info.country', info.country);
  if (info?.website) checkUrl('settings.info.website', info.website);
  if (info?.birthDate && !(info.birthDate.slice(0, 10) < today)) {
    throw badInput('settings.info.birthDate', 'must be before today.');
  }
  const phone = info?.phone;
  if (typeof phone === 'number' && !(Number.isInteger(phone) && phone >= 0)) {
    throw badInput('settings.info.phone', 'must only contain digits.');
  }
  if (typeof phone === 'number' && phone > maxPhone) {
    throw badInput('settings.info.phone', 'must have at most 15 digits.');
  }
  for (const [field, address] of Object.entries(links ?? {})) {
    if (address) checkUrl(`settings.links.${field}`, address);
  }
}

function checkGeneral(general: NonNullable<UpdateAccountSettingsInput['general']>) {
  for (const field of requiredFields) {
    const text = general[field];
    if (text?.trim() === '') throw badInput(`settings.general.${field}`, 'must not be blank.');
    if (text) checkTextLength(`settings.general.${field}`, text);
  }
  const { email, username, avatar } = general;
  if (email) checkEmailAddress('settings.general.email', email);
  if (username && /\s/.test(username)) {
    throw badInput('settings.general.username', 'must not contain spaces.');
  }
  if (avatar && avatar.length > maxAvatarLength) {
    throw createLengthError('settings.general.avatar', maxAvatarLength);
  }
  if (avatar && !avatarUrlPattern.test(avatar)) {
    throw badInput('settings.general.avatar', 'must be the URL of a picture.');
  }
}

/** Throws `BAD_USER_INPUT` if `id` is not a valid username of a social network. */
export function checkUsername(id: string) {
  if (id.trim() === '') throw badInput('id', 'must not be blank.');
  if (/\s/.test(id.trim())) throw badInput('id', 'must not contain spaces.');
  checkTextLength('id', id);
}

function checkUrl(field: string, address: string) {
  checkTextLength(field, address);
  if (!/^https?:\/\/[^\s/.]+(\.[^\s/.]+)+(\/\S*)?$/i.test(address)) {
    throw badInput(field, 'must begin with https:// or http:// and have a domain.');
  }
}

function checkTextLength(field: string, text: string) {
  if (text.length > maxTextLength) throw createLengthError(field, maxTextLength);
}

const createLengthError = (field: string, limit: number) =>
  badInput(field, `must have at most ${limit} characters.`);
