import { toHex } from '../values/hex.ts';

/** Returns 256 random bits as hexadecimal digits. They do not follow from any seed. */
export const createSecret = (): string => toHex(crypto.getRandomValues(new Uint8Array(32)));
