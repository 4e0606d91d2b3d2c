import type { Collections } from '../collections.ts';

/** The account that sends a request. */
export interface Viewer {
  /** The id of the account. Null without a valid access token. */
  id: number | null;
  /** The network address of the client. */
  address: string;
  /** The header `User-Agent` of the request. */
  userAgent?: string;
  /** The name of the refresh token that the access token was issued with. */
  session?: string;
  /** The time at which the token must be verified again, in seconds since 1970. Streams of the caller end then. */
  expiresAt?: number;
  /** The id of the personal access token of the request. */
  personalTokenId?: number;
}

/** The part of the context of a request that commands and their preparations use. */
export interface CommandContext {
  collections: Collections;
  viewer: Viewer;
  /** Called with the number of each command of the request when it is applied. */
  onCommand?: (seq: number) => void;
}
