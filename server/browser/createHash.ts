import { sha256 } from '@noble/hashes/sha2.js';
import { toHex } from '../values/hex.ts';

/** Replaces the function of the same name in `@apollo/utils.createhash`, which needs Node or 80 KB of JavaScript. */
export function createHash(_algorithm: 'sha256') {
  const hash = sha256.create();
  return {
    update(text: string) {
      hash.update(new TextEncoder().encode(text));
      return this;
    },
    digest: (_encoding: 'hex') => toHex(hash.digest()),
  };
}
