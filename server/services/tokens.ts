import { jwtVerify, SignJWT } from 'jose';

/** The lifetime of tokens of both kinds in seconds. */
const lifetime = 600;
/** The maximum number of verified tokens of each kind that are cached. */
const maxCachedTokens = 1000;

export type TokenKind = 'access' | 'refresh';

interface Token {
  userId: number;
  /** Identifies a refresh token. An access token has the name of the refresh token that it was issued with. */
  name: string;
}

export interface Tokens {
  /** Whether users can sign in on this branch, and manage tokens on it. */
  canSign: boolean;
  /** Creates a token that is issued at a time. */
  sign: (kind: TokenKind, token: Token, issuedAt: Date) => Promise<string>;
  /** Returns undefined for an invalid token, and a promise for a token that is not cached. */
  verify: (
    kind: TokenKind,
    text: string,
    now: Date,
  ) => VerifiedToken | undefined | Promise<VerifiedToken | undefined>;
}

/**
 * Creates the functions that sign and verify HS256 tokens. The REST contract allows only `{ id, iat, exp }` in the
 * payload. The name of the refresh token is therefore in the header, which is signed as well.
 */
export function createTokens(secrets: Record<TokenKind, Uint8Array>): Tokens {
  /** Verifying a token takes longer than most queries, so that verified tokens are cached. */
  const verified = { access: createTokenCache(), refresh: createTokenCache() };

  return {
    canSign: true,

    async sign(kind, { userId, name }, issuedAt) {
      const iat = toSeconds(issuedAt);
      return new SignJWT({ id: userId, iat, exp: iat + lifetime })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT', ...(name && { jti: name }) })
        .sign(secrets[kind]);
    },

    verify(kind, quoted, now) {
      const text = quoted.replace(/^"(.*)"$/, '$1');
      if (text === '') return undefined;
      const verifiedToken = verified[kind].get(text);
      if (verifiedToken)
        return toSeconds(now) < verifiedToken.expiresAt ? verifiedToken : undefined;
      return verifyToken(text, secrets[kind], now).then((token) => {
        if (token) verified[kind].add(text, token);
        return token;
      });
    },
  };
}

interface VerifiedToken extends Token {
  /** Seconds since 1970. */
  expiresAt: number;
}

function createTokenCache() {
  const tokens = new Map<string, VerifiedToken>();

  return {
    get: (text: string) => tokens.get(text),

    add(text: string, token: VerifiedToken) {
      tokens.set(text, token);
      const [oldest] = tokens.keys();
      if (oldest !== undefined && tokens.size > maxCachedTokens) tokens.delete(oldest);
    },
  };
}

async function verifyToken(
  text: string,
  secret: Uint8Array,
  currentDate: Date,
): Promise<VerifiedToken | undefined> {
  try {
    const { payload, protectedHeader } = await jwtVerify<{ id: number }>(text, secret, {
      algorithms: ['HS256'],
      currentDate,
      requiredClaims: ['exp'],
    });
    const { id, exp = 0 } = payload;
    return { userId: id, name: String(protectedHeader.jti ?? ''), expiresAt: exp };
  } catch {
    return undefined;
  }
}

const toSeconds = (time: Date) => Math.floor(time.getTime() / 1000);
