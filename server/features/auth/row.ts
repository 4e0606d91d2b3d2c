import type { LoginUser } from '../../gql/resolvers.ts';

/** A login user as others see them; what the menu counts is counted when it is asked for. */
export interface LoginUserRow extends Omit<LoginUser, 'extras'> {
  /** Whether the menu counts anything for them. */
  hasExtras: boolean;
}

/** A login user as kept. */
export interface Account extends Omit<LoginUserRow, 'ability'> {
  /** What is kept of the password. */
  digest: string;
}
