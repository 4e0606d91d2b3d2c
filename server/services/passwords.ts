import { fromHex, toHex } from '../values/hex.ts';
import { isSameText } from '../values/isSameText.ts';

/** A hash takes about ten milliseconds, so that nobody can try millions of passwords. */
const iterations = 30_000;
const keyLength = 32;
const saltLength = 16;

/** The hash that a password is compared with if the account is unknown, so that the response takes the same time. */
const unknownHash = `${'00'.repeat(saltLength)}:${'00'.repeat(keyLength)}`;

/** Returns the salt and the derived key as hexadecimal digits. */
export async function hashPassword(password: string, random: () => number): Promise<string> {
  const salt = Uint8Array.from({ length: saltLength }, () => Math.floor(random() * 256));
  return `${toHex(salt)}:${await deriveKey(password, salt)}`;
}

/** Returns whether a hash belongs to a password. Takes the same time if there is no hash. */
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
