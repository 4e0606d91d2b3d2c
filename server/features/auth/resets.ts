import type { CollectionOptions } from '../../collections.ts';
import { addDuration } from '../../values/times.ts';
import type { Account } from './row.ts';

/** The time in milliseconds in which a link can be used. */
const linkLifetime = 1_800_000;

/** An email that the server itself writes. */
export interface SystemEmail {
  to: { name: string; email: string };
  subject: string;
  /** The HTML. The server replaces `tokenName` by the token when the recipient reads the email. */
  message: string;
  tokenName: string;
}

interface Reset {
  /** The id of the account. A new reset replaces the previous reset of the account. */
  id: number;
  tokenName: string;
  until: string;
}

/** Creates the part of the collection for links that set a new password without the old password. */
export function createResets({ store, clock, sign }: CollectionOptions) {
  const resets = store.table<Reset>('auth.resets', { rowName: 'reset' });
  const lastNumber = store.value('auth.lastReset', () => 0);

  return {
    /** Starts a reset and returns the email with its link. */
    start({ id, email, fullName, username }: Account): SystemEmail {
      const number = lastNumber.get() + 1;
      const tokenName = `${id}_${number}`;
      lastNumber.set(number);
      resets.put({
        id,
        tokenName,
        until: addDuration(clock.now(), linkLifetime).toISOString(),
      });

      return {
        to: { name: fullName || username, email },
        subject: 'Set a new password',
        message: [
          `<p>Hello ${escapeHtml(fullName || username)},</p>`,
          '<p>a new password was requested for this email address.</p>',
          `<p><a href="/reset-password?token=${tokenName}">Set a new password</a></p>`,
          '<p>The link works once, for 30 minutes. If you did not request it, ignore this email: your password stays the same.</p>',
        ].join(''),
        tokenName,
      };
    },

    /** Returns the name of a token, or undefined if this server has not signed the token. */
    readTokenName(token: string): string | undefined {
      const name = token.slice(0, token.lastIndexOf('_'));
      return name !== '' && token === `${name}_${sign(name)}` ? name : undefined;
    },

    /** Returns the id of the account that a token belongs to, or undefined if it was used or replaced. */
    getAccountId: (tokenName: string | undefined): number | undefined =>
      resets.all().find((reset) => reset.tokenName === tokenName)?.id,

    /** Returns whether the link of an account has expired at the time of the current command. */
    isExpired(id: number): boolean {
      const until = resets.get(id)?.until;
      return until === undefined || Date.parse(until) < clock.now().getTime();
    },

    /** Removes the reset of an account, if there is one, so that its link cannot be used again. */
    end(owner: number) {
      if (resets.get(owner)) resets.remove(owner);
    },
  };
}

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
