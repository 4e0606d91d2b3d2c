/** The commands that change only accounts, sessions, tokens and reset links. */
export const accountCommands = [
  ...['login', 'registerUser', 'refreshSession', 'logout', 'endSession', 'endOtherSessions'],
  ...['changePassword', 'requestPasswordReset', 'resetPassword'],
  ...['deleteAccount', 'createPersonalAccessToken', 'revokePersonalAccessToken'],
];
