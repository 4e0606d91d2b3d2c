import { IconMessages } from '@tabler/icons-react';
import type { LoaderFunction } from 'react-router-dom';
import type { Feature } from '../../feature.ts';
import { typePolicies } from './typePolicies.ts';

declare module '../../feature.ts' {
  interface SharedComponents {
    'chat.latest': object;
  }
}

const lazy = async () => ({ Component: (await import('./ChatPage.tsx')).ChatPage });

const loader: LoaderFunction = async (args) => (await import('./loaders.ts')).chatLoader(args);

export const chat: Feature = {
  name: 'chat',
  // One route with an optional parameter, so that the list stays mounted.
  routes: [
    {
      path: '/apps/chat/:contactId?',
      lazy,
      loader,
      handle: { isApp: true },
    },
  ],
  menu: [{ id: 'chat', icon: IconMessages, to: '/apps/chat' }],
  sharedComponents: { 'chat.latest': async () => (await import('./LatestChat.tsx')).LatestChat },
  typePolicies,
};
