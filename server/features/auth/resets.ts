import type { World } from '../../world.ts';
import type { Account } from './row.ts';

/** Milliseconds. */
const life = 1_800_000;

/** A mail of the house itself. */
export interface Letter {
  to: { name: string; email: string };
  subject: string;
  /** HTML. */
  message: string;
}

/** Links that let somebody set a new password without the old one. */
export function createResets({ now, random }: World) {
  const links = new Map<number, { token: string; until: number }>();

  return {
    letterTo({ id, email, fullName, username }: Account): Letter {
      const bytes = Array.from({ length: 16 }, () => Math.floor(random() * 256));
      const token = Buffer.from(bytes).toString('hex');
      links.set(id, { token, until: now().getTime() + life });

      return {
        to: { name: fullName || username, email },
        subject: 'Set a new password',
        message: [
          `<p>Hello ${escaped(fullName || username)},</p>`,
          '<p>a new password was asked for at this address.</p>',
          `<p><a href="/reset-password?token=${token}">Set a new password</a></p>`,
          '<p>The link works once, for half an hour. If it was not you, nothing has changed.</p>',
        ].join(''),
      };
    },

    /** Whose link it is; undefined when it does not work any more. */
    ownerOf(token: string): number | undefined {
      const time = now().getTime();
      const found = [...links].find(([, link]) => link.token === token && link.until >= time);
      return found?.[0];
    },

    use: (owner: number) => links.delete(owner),
  };
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
