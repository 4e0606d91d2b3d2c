import type { CollectionOptions } from '../../collections.ts';
import { badInput, notFound } from '../../errors.ts';
import { isSameText } from '../../values/isSameText.ts';
import { addDuration } from '../../values/times.ts';
import type { PersonalTokenRow } from './row.ts';

/** The first characters of a token, by which people and programs recognize it. */
const prefix = 'fd_';
const maxNameLength = 100;
const maxDays = 365;
const dayLength = 86_400_000;
/** The time in milliseconds after which a further use of a token is stored. */
const useInterval = 3_600_000;

interface NewPersonalToken {
  name: string;
  /** The number of days after which the token expires. Null for a token that never expires. */
  expiresInDays?: number | null;
}

/**
 * Creates the part of the collection for personal access tokens. Only the name of a token is stored, such as
 * `4_9f3a2b1c`. The token itself is its name with a signature, which only this server can compute. The random digits in
 * the name are different after a reset, so that a revoked token does not become valid again.
 */
export function createPersonalTokens({ store, clock, random, sign }: CollectionOptions) {
  const tokens = store.table<PersonalTokenRow>('auth.personalTokens', { rowName: 'token' });
  // The names of reset links are signed without a prefix.
  const getSignature = (tokenName: string) => sign(`personal ${tokenName}`);

  return {
    /** Returns whether a text has the form of a token, which can be invalid. */
    hasForm: (text: string) => text.startsWith(prefix),

    isUseDue,

    /** Returns the tokens of an account, the newest one first. Expired tokens are included. */
    list: (owner: number): PersonalTokenRow[] =>
      tokens
        .all()
        .filter((token) => token.owner === owner)
        .sort((a, b) => b.id - a.id),

    create(owner: number, { name, expiresInDays }: NewPersonalToken): PersonalTokenRow {
      const title = name.trim();
      if (title === '') throw badInput('name', 'must not be blank.');
      if (title.length > maxNameLength) {
        throw badInput('name', `must have at most ${maxNameLength} characters.`);
      }
      const days = expiresInDays ?? null;
      if (days !== null && !(days >= 1 && days <= maxDays)) {
        throw badInput('expiresInDays', `must be between 1 and ${maxDays}.`);
      }
      const id = tokens.nextId();
      const digits = Math.floor(random() * 2 ** 32);
      return tokens.add({
        id,
        owner,
        name: title,
        tokenName: `${id}_${digits.toString(16).padStart(8, '0')}`,
        createdAt: clock.now().toISOString(),
        expiresAt: days === null ? null : addDuration(clock.now(), days * dayLength).toISOString(),
        lastUsedAt: null,
      });
    },

    /** Revokes a token of an account. Throws `NOT_FOUND` if the account has no such token. */
    revoke(owner: number, id: number) {
      if (tokens.get(id)?.owner !== owner) throw notFound('token', id);
      tokens.remove(id);
    },

    /** Revokes all tokens of an account. */
    revokeAll(owner: number) {
      for (const token of tokens.all()) if (token.owner === owner) tokens.remove(token.id);
    },

    /** Returns a token as the text that clients send. */
    format: ({ tokenName }: PersonalTokenRow) => `${prefix}${tokenName}_${getSignature(tokenName)}`,

    getLastFour: ({ tokenName }: PersonalTokenRow) => getSignature(tokenName).slice(-4),

    /** Returns the token that a client has sent, or undefined if it is unknown, revoked or expired at a time. */
    find(text: string, time: Date): PersonalTokenRow | undefined {
      const end = text.lastIndexOf('_');
      const tokenName = text.slice(prefix.length, end);
      if (!isSameText(text.slice(end + 1), getSignature(tokenName))) return undefined;
      const token = tokens.get(Number.parseInt(tokenName, 10));
      return token?.tokenName === tokenName && !isExpired(token, time) ? token : undefined;
    },

    /** Stores a use of a token, unless an earlier use is less than an hour ago. */
    recordUse(id: number, at: string) {
      const token = tokens.get(id);
      if (token && isUseDue(token, new Date(at))) tokens.replace({ ...token, lastUsedAt: at });
    },
  };
}

/** Returns whether a token has expired at a time. */
const isExpired = ({ expiresAt }: PersonalTokenRow, time: Date) =>
  expiresAt !== null && Date.parse(expiresAt) <= time.getTime();

/** Returns whether a use of a token at a time has to be stored. */
const isUseDue = ({ lastUsedAt }: PersonalTokenRow, time: Date) =>
  lastUsedAt === null || Math.abs(time.getTime() - Date.parse(lastUsedAt)) >= useInterval;
