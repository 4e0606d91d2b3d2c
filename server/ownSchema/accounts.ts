import type { Feature } from '../feature.ts';

/** The feature `auth` of an own schema: it has no accounts, so that no token identifies a caller. */
export const accounts: Feature = {
  about: 'There are no accounts.',
  createCollection: () => ({
    readAccessToken: () => undefined,
    getViewer: () => undefined,
    personalTokens: { hasForm: () => false },
  }),
  resolvers: {},
  rest: [],
};
