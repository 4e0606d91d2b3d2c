import type { CollectionOptions } from '../../feature.ts';
import type { Account } from './row.ts';

/** Milliseconds. */
const lifetime = 1_800_000;

/** A mail that the server writes. */
export interface SystemMail {
  to: { name: string; email: string };
  subject: string;
  /** HTML. The server replaces `tokenName` by the token for the recipient. */
  message: string;
  tokenName: string;
}

interface Reset {
  /** The id of the account: the newest reset replaces the one before. */
  id: number;
  tokenName: string;
  until: string;
}

/** Creates the links that set a new password without the old one. */
export function createResets({ store, clock, sign }: CollectionOptions) {
  const resets = store.table<Reset>('auth.resets', { rowName: 'reset' });
  const lastNumber = store.value('auth.lastReset', () => 0);

  return {
    /** Starts a reset and returns the mail with its link. */
    start({ id, email, fullName, username }: Account): SystemMail {
      const number = lastNumber.get() + 1;
      const tokenName = `${id}_${number}`;
      lastNumber.set(number);
      resets.put({
        id,
        tokenName,
        until: new Date(clock.now().getTime() + lifetime).toISOString(),
      });

      return {
        to: { name: fullName || username, email },
        subject: 'Set a new password',
        message: [
          `<p>Hello ${escaped(fullName || username)},</p>`,
          '<p>a new password was asked for at this address.</p>',
          `<p><a href="/reset-password?token=${tokenName}">Set a new password</a></p>`,
          '<p>The link works once, for half an hour. If it was not you, nothing has changed.</p>',
        ].join(''),
        tokenName,
      };
    },

    /** Returns the name of a token; undefined if this server has not signed it. */
    nameOf(token: string): string | undefined {
      const name = token.slice(0, token.lastIndexOf('_'));
      return name !== '' && token === `${name}_${sign(name)}` ? name : undefined;
    },

    /** Returns the account that a token belongs to; undefined if the token is not valid any more. */
    ownerOf(tokenName: string | undefined): number | undefined {
      const now = clock.now().getTime();
      return resets
        .all()
        .find((reset) => reset.tokenName === tokenName && Date.parse(reset.until) >= now)?.id;
    },

    /** Removes the reset of an account that has used it. */
    end: (owner: number) => resets.remove(owner),
  };
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
