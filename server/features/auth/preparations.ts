import { badInput, forbidden } from '../../errors.ts';
import type { Preparations } from '../../feature.ts';
import { invalidReset, wrongPassword } from './collection.ts';

const shortestPassword = 8;

/**
 * Replaces passwords by hashes and tokens by their names, so that commands contain no secrets. Rules
 * that need the plain text are checked here. The command checks the others again.
 */
export const preparations: Preparations = {
  async login({ email, password }, { collections: { auth }, viewer }) {
    await auth.limitRate('login', viewer.address, email);
    return { email, password: await auth.matchingHash(auth.withEmail(email), password) };
  },

  async registerUser({ password, ...account }, { collections: { auth }, viewer }) {
    await auth.limitRate('registerUser', viewer.address);
    // The server decides on the role, and stores it, so that a replay does not depend on its settings.
    return { ...account, password: await auth.hashPassword(password), role: auth.signUpRole };
  },

  async refreshSession({ refreshToken }, { collections: { auth }, viewer }) {
    await auth.limitRate('refreshSession', viewer.address);
    return { refreshToken: await auth.readRefreshToken(refreshToken) };
  },

  async changePassword({ oldPassword, newPassword }, { collections: { auth }, viewer }) {
    const account = auth.accountOf(viewer.id);
    if (!account) throw forbidden('requires an account', 'Sign in first.');
    await auth.limitRate('changePassword', viewer.address, account.email);
    if (newPassword === '') throw badInput('newPassword', 'must not be empty.');
    const matchingHash = await auth.matchingHash(account, oldPassword);
    if (matchingHash === '') throw wrongPassword();
    const passwordHash = await auth.hashPassword(newPassword);
    return { oldPassword: matchingHash, newPassword: passwordHash, session: viewer.session };
  },

  async requestPasswordReset(args, { collections: { auth }, viewer }) {
    await auth.limitRate('requestPasswordReset', viewer.address, args.email);
    return args;
  },

  async resetPassword({ token, password }, { collections: { auth }, viewer }) {
    await auth.limitRate('resetPassword', viewer.address);
    const reset = auth.readResetToken(token);
    if (!reset) throw invalidReset();
    if (password.length < shortestPassword) {
      throw badInput('password', 'needs eight characters or more.');
    }
    return { token: reset.tokenName, password: await auth.hashPassword(password) };
  },

  async logout({ refreshToken }, { collections: { auth } }) {
    return { refreshToken: await auth.readRefreshToken(refreshToken) };
  },
};
