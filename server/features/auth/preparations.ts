import type { Viewer } from '../../commands/commandContext.ts';
import { badInput, forbidden } from '../../errors.ts';
import type { Preparations } from '../../feature.ts';
import {
  createInvalidResetError,
  createWrongPasswordError,
  createWrongUsernameError,
} from './collection.ts';

const minPasswordLength = 8;
/** The maximum number of characters of a device that are stored. */
const maxDeviceLength = 300;

const readDevice = ({ userAgent = '' }: Viewer) => userAgent.slice(0, maxDeviceLength);

/**
 * Replaces passwords by hashes and tokens by their names, so that commands contain no secrets. Rules about plain
 * passwords and signed tokens are checked here, because commands contain neither.
 */
export const preparations: Preparations = {
  async login({ email, password }, { collections: { auth }, viewer }) {
    await auth.limitRate('login', viewer.address, email);
    const matchingHash = await auth.getMatchingHash(auth.getByExactEmail(email), password);
    return { email, password: matchingHash, device: readDevice(viewer) };
  },

  async registerUser({ password, ...account }, { collections: { auth }, viewer }) {
    await auth.limitRate('registerUser', viewer.address);
    // The command contains the role of new accounts, so that a replay does not depend on the settings of the server.
    return {
      ...account,
      password: await auth.hashPassword(password),
      role: auth.signUpRole,
      device: readDevice(viewer),
    };
  },

  async refreshSession({ refreshToken }, { collections: { auth }, viewer }) {
    await auth.limitRate('refreshSession', viewer.address);
    return { refreshToken: await auth.readRefreshToken(refreshToken) };
  },

  async changePassword({ oldPassword, newPassword }, { collections: { auth }, viewer }) {
    const account = auth.getAccount(viewer.id);
    if (!account) throw forbidden('requires an account', 'Sign in first.');
    await auth.limitRate('changePassword', viewer.address, account.email);
    if (newPassword === '') throw badInput('newPassword', 'must not be empty.');
    const matchingHash = await auth.getMatchingHash(account, oldPassword);
    if (matchingHash === '') throw createWrongPasswordError();
    const passwordHash = await auth.hashPassword(newPassword);
    return { oldPassword: matchingHash, newPassword: passwordHash, session: viewer.session };
  },

  async deleteAccount({ username, password }, { collections: { auth }, viewer }) {
    const account = auth.getAccount(viewer.id);
    if (!account) throw forbidden('requires an account', 'Sign in first.');
    auth.checkBranch();
    await auth.limitRate('deleteAccount', viewer.address, account.email);
    if (username !== account.username) throw createWrongUsernameError();
    const matchingHash = await auth.getMatchingHash(account, password);
    if (matchingHash === '') throw createWrongPasswordError('password');
    return { username, password: matchingHash };
  },

  // The command contains the session of the caller, because a command only knows the account.
  async endOtherSessions(_, { viewer }) {
    // The field has no arguments of its own.
    return { session: viewer.session ?? '' } as never;
  },

  async requestPasswordReset(args, { collections: { auth }, viewer }) {
    await auth.limitRate('requestPasswordReset', viewer.address, args.email);
    return args;
  },

  async resetPassword({ token, password }, { collections: { auth }, viewer }) {
    await auth.limitRate('resetPassword', viewer.address);
    const reset = auth.readResetToken(token);
    if (!reset) throw createInvalidResetError();
    if (password.length < minPasswordLength) {
      throw badInput('password', `must have at least ${minPasswordLength} characters.`);
    }
    return { token: reset.tokenName, password: await auth.hashPassword(password) };
  },

  async createPersonalAccessToken(args, { collections: { auth }, viewer }) {
    auth.checkBranch();
    // Otherwise, a stolen token could create further tokens, which stay valid when it is revoked.
    if (viewer.personalTokenId !== undefined) {
      throw forbidden('requires a session', 'Sign in with the password of the account.');
    }
    return args;
  },

  async revokePersonalAccessToken(args, { collections: { auth } }) {
    auth.checkBranch();
    return args;
  },

  async logout({ refreshToken }, { collections: { auth } }) {
    return { refreshToken: await auth.readRefreshToken(refreshToken) };
  },
};
