import type { Feature, MenuEntry, MenuLabel, ScreenRoute } from '../../feature.ts';

const guests: ScreenRoute['handle'] = { layout: 'blank', access: 'guests' };

const inside: ScreenRoute['handle'] = { layout: 'blank', isSignIn: true };

const screens = {
  login: async () => ({ Component: (await import('./LoginPage.tsx')).LoginPage }),
  register: async () => ({ Component: (await import('./RegisterPage.tsx')).RegisterPage }),
  'forgot-password': async () => ({
    Component: (await import('./ForgotPasswordPage.tsx')).ForgotPasswordPage,
  }),
  'reset-password': async () => ({
    Component: (await import('./ResetPasswordPage.tsx')).ResetPasswordPage,
  }),
};

/** The same forms in two dresses, for who is signed in. */
const dressed = Object.entries(screens).flatMap(([name, lazy]) =>
  ['v1', 'v2'].map((dress) => ({ name: `${name}-${dress}`, lazy })),
);

/** `forgot-password-v1` is `forgotPasswordV1`. */
const idOf = (name: string) =>
  name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase()) as MenuLabel;

export const auth: Feature = {
  name: 'auth',
  routes: [
    { path: '/login', handle: guests, lazy: screens.login },
    { path: '/register', handle: guests, lazy: screens.register },
    { path: '/forgot-password', handle: guests, lazy: screens['forgot-password'] },
    {
      // Whoever opens the link of a mail may be signed in or not.
      path: '/reset-password',
      handle: { layout: 'blank', access: 'everyone' },
      lazy: screens['reset-password'],
    },
    ...dressed.map(({ name, lazy }) => ({ path: `/pages/${name}`, handle: inside, lazy })),
  ],
  menu: dressed.map(
    ({ name }): MenuEntry => ({
      section: 'apps',
      groups: ['pages', 'authentication'],
      id: idOf(name),
      to: `/pages/${name}`,
      isNewTab: true,
    }),
  ),
};
