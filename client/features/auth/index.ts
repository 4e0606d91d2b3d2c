import type { Feature, MenuEntry, MenuLabel, ScreenRoute } from '../../feature.ts';

const guestHandle: ScreenRoute['handle'] = { layout: 'blank', access: 'guests' };

const previewHandle: ScreenRoute['handle'] = { layout: 'blank', isSignIn: true };

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

/** The previews of each form in two layouts, for signed-in users. */
const previewRoutes = Object.entries(screens).flatMap(([name, lazy]) =>
  ['v1', 'v2'].map((layout) => ({ name: `${name}-${layout}`, lazy })),
);

/** Returns the id of a menu entry, such as `forgotPasswordV1` for `forgot-password-v1`. */
const getMenuId = (name: string) =>
  name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase()) as MenuLabel;

export const auth: Feature = {
  name: 'auth',
  routes: [
    { path: '/login', handle: guestHandle, lazy: screens.login },
    { path: '/register', handle: guestHandle, lazy: screens.register },
    { path: '/forgot-password', handle: guestHandle, lazy: screens['forgot-password'] },
    {
      // The reset link of an email works with and without a session.
      path: '/reset-password',
      handle: { layout: 'blank', access: 'everyone' },
      lazy: screens['reset-password'],
    },
    ...previewRoutes.map(({ name, lazy }) => ({
      path: `/pages/${name}`,
      handle: previewHandle,
      lazy,
    })),
  ],
  menu: previewRoutes.map(
    ({ name }): MenuEntry => ({
      section: 'apps',
      groups: ['pages', 'authentication'],
      id: getMenuId(name),
      to: `/pages/${name}`,
      isNewTab: true,
    }),
  ),
};
