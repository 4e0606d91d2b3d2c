import { toHex } from '../values/hex.ts';

/** Returns 256 random bits as hexadecimal digits. No seed determines them. */
export const createSecret = (): string => toHex(crypto.getRandomValues(new Uint8Array(32)));
