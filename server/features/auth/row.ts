import type { LoginRole, LoginUser, Registration } from '../../gql/types.ts';

/** A login user without the fields that resolvers compute. */
export interface LoginUserRow extends Omit<LoginUser, 'extras'> {
  /** Whether the API returns `extras` for the user, such as the number of lines in the cart. */
  hasExtras: boolean;
}

/** A stored login user. */
export interface Account extends Omit<LoginUserRow, 'ability'> {
  /** The hash of the password. */
  passwordHash: string;
}

/** A session whose tokens are not signed yet. */
export interface SessionRow {
  userData: LoginUserRow;
  /** The name of the refresh token. */
  refreshName: string;
}

export interface RegistrationRow extends Pick<Registration, 'error'> {
  session?: SessionRow;
}

/** A stored personal access token. The token itself is not stored. */
export interface PersonalTokenRow {
  id: number;
  /** The id of the account. */
  owner: number;
  /** The name that the account holder has given it. */
  name: string;
  /** The part of the token that is not secret. */
  tokenName: string;
  createdAt: string;
  /** Null for a token that never expires. */
  expiresAt: string | null;
  /** Null for a token that was never used. */
  lastUsedAt: string | null;
}

/** The arguments of the command `changePassword`, without plain passwords. */
export interface PreparedPasswordChange {
  /** The hash of the old password. */
  oldPassword: string;
  /** The hash of the new password. */
  newPassword: string;
  /** The name of the refresh token of the caller's session. */
  session?: string;
}

/** The arguments of the command `deleteAccount`, without the plain password. */
export interface PreparedDeletion {
  username: string;
  /** The hash of the password. */
  password: string;
}

/** The arguments of the command `login`, without the plain password. */
export interface PreparedLogin {
  email: string;
  /** The hash of the password. Empty if the password is wrong. */
  password: string;
  /** The header `User-Agent` of the sign-in. Absent in commands of earlier versions. */
  device?: string;
}

/** The arguments of the command `registerUser`, without the plain password. */
export interface PreparedRegistration {
  username: string;
  email: string;
  /** The hash of the password. */
  password: string;
  role?: LoginRole;
  device?: string;
}
