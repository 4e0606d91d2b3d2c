import { jwtVerify, SignJWT } from 'jose';
import type { World } from '../../world.ts';

/** Seconds; both kinds of token live as long. */
const life = 600;

type Kind = 'access' | 'refresh';

interface Token {
  userId: number;
  /** Tells one token from another of the same user and second; empty for an access token. */
  name: string;
}

/**
 * HS256 tokens whose payload is `{ id, iat, exp }` and nothing else, as the contract has it; what
 * else a refresh token must say stands in its header, which is signed as well.
 */
export function createTokens({ now, secrets }: World) {
  return {
    async sign(kind: Kind, { userId, name }: Token): Promise<string> {
      const iat = Math.floor(now().getTime() / 1000);
      return new SignJWT({ id: userId, iat, exp: iat + life })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT', ...(name && { jti: name }) })
        .sign(secrets[kind]);
    },

    /** Undefined for a token that is not ours, or not any more. Quotes around it are taken off. */
    async read(kind: Kind, text: string): Promise<Token | undefined> {
      try {
        const { payload, protectedHeader } = await jwtVerify<{ id: number }>(
          text.replace(/^"(.*)"$/, '$1'),
          secrets[kind],
          { algorithms: ['HS256'], currentDate: now() },
        );
        return { userId: payload.id, name: String(protectedHeader.jti ?? '') };
      } catch {
        return undefined;
      }
    },
  };
}
