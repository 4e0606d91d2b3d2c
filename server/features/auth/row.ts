import type { LoginRole, LoginUser, Registration } from '../../gql/resolvers.ts';

/** A login user without the fields of resolvers. */
export interface LoginUserRow extends Omit<LoginUser, 'extras'> {
  /** Whether the menu counts anything for the user. */
  hasExtras: boolean;
}

/** A login user as stored. */
export interface Account extends Omit<LoginUserRow, 'ability'> {
  /** The hash of the password. */
  passwordHash: string;
}

/** A session with unsigned tokens. */
export interface SessionRow {
  userData: LoginUserRow;
  issuedAt: string;
  /** The name of the refresh token. */
  refreshName: string;
}

export interface RegistrationRow extends Pick<Registration, 'error'> {
  session?: SessionRow;
}

/** The arguments of `changePassword` as its command has them. */
export interface PreparedPasswordChange {
  /** The hash that the old password belongs to. */
  oldPassword: string;
  /** The hash of the new password. */
  newPassword: string;
  /** The name of the refresh token of the caller's session. */
  session?: string;
}

/** The arguments of `registerUser` as its command has them. */
export interface PreparedRegistration {
  username: string;
  email: string;
  /** The hash of the password. */
  password: string;
  role?: LoginRole;
}
