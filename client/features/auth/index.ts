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

/** Each form in two layouts, for signed-in users. */
const layoutRoutes = Object.entries(screens).flatMap(([name, lazy]) =>
  ['v1', 'v2'].map((layout) => ({ name: `${name}-${layout}`, lazy })),
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
      // The link of an email works with and without a session.
      path: '/reset-password',
      handle: { layout: 'blank', access: 'everyone' },
      lazy: screens['reset-password'],
    },
    ...layoutRoutes.map(({ name, lazy }) => ({ path: `/pages/${name}`, handle: inside, lazy })),
  ],
  menu: layoutRoutes.map(
    ({ name }): MenuEntry => ({
      section: 'apps',
      groups: ['pages', 'authentication'],
      id: idOf(name),
      to: `/pages/${name}`,
      isNewTab: true,
    }),
  ),
};
