import { scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, { N: number }, Buffer>(scrypt);
/** About ten milliseconds: too long to guess by the million, too short to be felt. */
const cost = { N: 4096 };
const length = 32;

/** Of no password: what a sign-in with an unknown address is compared with, to take as long. */
const noDigest = `${'00'.repeat(16)}:${'00'.repeat(length)}`;

/** What is kept of a password: salt and derived key. The dice give the salt. */
export async function digestOf(password: string, random: () => number): Promise<string> {
  const salt = Buffer.from(Array.from({ length: 16 }, () => Math.floor(random() * 256)));
  return `${salt.toString('hex')}:${(await derive(password, salt, length, cost)).toString('hex')}`;
}

export async function isPasswordOf(digest: string | undefined, password: string): Promise<boolean> {
  const [salt = '', key = ''] = (digest ?? noDigest).split(':');
  const derived = await derive(password, Buffer.from(salt, 'hex'), length, cost);
  return timingSafeEqual(derived, Buffer.from(key, 'hex')) && digest !== undefined;
}
