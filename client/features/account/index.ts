import { IconUserCog } from '@tabler/icons-react';
import type { Feature } from '../../feature.ts';
import { NotificationsDocument } from '../../gql/accountNavbar/graphql.ts';
import { NotificationButton } from './NotificationButton.tsx';

export const account: Feature = {
  name: 'account',
  routes: [
    {
      path: '/pages/account-settings',
      lazy: async () => ({ Component: (await import('./SettingsPage.tsx')).SettingsPage }),
      loader: async (args) => (await import('./loaders.ts')).settingsLoader(args),
    },
  ],
  menu: [
    {
      section: 'apps',
      groups: ['pages'],
      id: 'accountSettings',
      icon: IconUserCog,
      to: '/pages/account-settings',
    },
  ],
  navbar: [{ slot: 'notifications', Widget: NotificationButton, query: NotificationsDocument }],
  typePolicies: {
    // There is one list: what a change answers is what the bell shows.
    NotificationList: { keyFields: [], fields: { notifications: { merge: false } } },
    // The viewer's; a change answers all of them.
    AccountSettings: { keyFields: [] },
    // A name elsewhere is no key: one person may have the same in two places.
    SocialConnection: { keyFields: false },
  },
};
