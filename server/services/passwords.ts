import { fromHex, toHex } from '../values/hex.ts';

/** About ten milliseconds: too long to guess passwords by the million. */
const iterations = 30_000;
const keyLength = 32;
const saltLength = 16;

/** Compared with for an unknown account, so that the response takes as long. */
const unknownHash = `${'00'.repeat(saltLength)}:${'00'.repeat(keyLength)}`;

/** Returns salt and derived key as hexadecimal digits. */
export async function hashPassword(password: string, random: () => number): Promise<string> {
  const salt = Uint8Array.from({ length: saltLength }, () => Math.floor(random() * 256));
  return `${toHex(salt)}:${await deriveKey(password, salt)}`;
}

/** Returns whether a hash is that of a password. Takes as long if there is no hash. */
export async function verifyPassword(hash: string | undefined, password: string): Promise<boolean> {
  const [salt = '', key = ''] = (hash ?? unknownHash).split(':');
  return isSameText(await deriveKey(password, fromHex(salt)), key) && hash !== undefined;
}

/** Derives a key with the Web Crypto API, which Node and browsers have. */
async function deriveKey(password: string, salt: Uint8Array<ArrayBuffer>): Promise<string> {
  const secret = new TextEncoder().encode(password);
  const key = await crypto.subtle.importKey('raw', secret, 'PBKDF2', false, ['deriveBits']);
  const algorithm = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
  return toHex(new Uint8Array(await crypto.subtle.deriveBits(algorithm, key, keyLength * 8)));
}

/** Compares two texts in a time that does not depend on where they differ. */
function isSameText(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let index = 0; index < one.length; index += 1) {
    difference |= one.charCodeAt(index) ^ other.charCodeAt(index);
  }
  return difference === 0;
}
