import { badInput } from '../../errors.ts';
import type { UpdateAccountSettingsInput } from '../../gql/resolvers.ts';

const longest = 200;
const longestBio = 1000;
/** The maximum size of a portrait of 256 pixels, smaller than a photo from a camera. */
const longestPicture = 100_000;
/** The longest phone number, with 15 digits. */
const largestPhone = 999_999_999_999_999;

const required = ['username', 'fullName', 'email', 'company'] as const;
const picture = /^(|\/[^/].*|https?:\/\/.+|data:image\/(png|jpeg|webp|svg\+xml)[;,].+)$/s;

/** Throws `BAD_USER_INPUT` for invalid settings, before any of them changes. */
export function checkSettings(changes: UpdateAccountSettingsInput, today: string) {
  const { general, info, links } = changes;
  checkGeneral(general ?? {});

  if (info?.bio && info.bio.length > longestBio) throw tooLong('settings.info.bio', longestBio);
  if (info?.country) checkLength('settings.info.country', info.country);
  if (info?.website) checkAddress('settings.info.website', info.website);
  if (info?.birthDate && !(info.birthDate.slice(0, 10) < today)) {
    throw badInput('settings.info.birthDate', 'must be before today.');
  }
  const phone = info?.phone;
  if (typeof phone === 'number' && !(Number.isInteger(phone) && phone >= 0)) {
    throw badInput('settings.info.phone', 'must be digits only.');
  }
  if (typeof phone === 'number' && phone > largestPhone) {
    throw badInput('settings.info.phone', 'must have 15 digits at most.');
  }
  for (const [field, address] of Object.entries(links ?? {})) {
    if (address) checkAddress(`settings.links.${field}`, address);
  }
}

function checkGeneral(general: NonNullable<UpdateAccountSettingsInput['general']>) {
  for (const field of required) {
    const text = general[field];
    if (text?.trim() === '') throw badInput(`settings.general.${field}`, 'must not be blank.');
    if (text) checkLength(`settings.general.${field}`, text);
  }
  const { email, username, avatar } = general;
  if (email && !/^[^\s@]+@[^\s@]+$/.test(email)) {
    throw badInput(
      'settings.general.email',
      'must be an address such as ines@marlowfinch.example.',
    );
  }
  if (username && /\s/.test(username)) {
    throw badInput('settings.general.username', 'must be one word.');
  }
  if (avatar && avatar.length > longestPicture) {
    throw tooLong('settings.general.avatar', longestPicture);
  }
  if (avatar && !picture.test(avatar)) {
    throw badInput('settings.general.avatar', 'must be the address of a picture.');
  }
}

/** Throws `BAD_USER_INPUT` for an invalid user name on another network. */
export function checkName(id: string) {
  if (id.trim() === '') throw badInput('id', 'must not be blank.');
  if (/\s/.test(id.trim())) throw badInput('id', 'must be one word.');
  checkLength('id', id);
}

function checkAddress(field: string, address: string) {
  checkLength(field, address);
  if (!/^https?:\/\/[^\s/.]+(\.[^\s/.]+)+(\/\S*)?$/i.test(address)) {
    throw badInput(field, 'must begin with https:// or http:// and have a domain.');
  }
}

function checkLength(field: string, text: string) {
  if (text.length > longest) throw tooLong(field, longest);
}

const tooLong = (field: string, most: number) =>
  badInput(field, `must have ${most} characters at most.`);
