import { IconMessages } from '@tabler/icons-react';
import type { LoaderFunction } from 'react-router-dom';
import type { Feature, MenuCount } from '../../feature.ts';
import { UnseenMessagesDocument, type UnseenMessagesQuery } from '../../gql/chatNavbar/graphql.ts';
import { typePolicies } from './typePolicies.ts';

declare module '../../feature.ts' {
  interface SharedComponents {
    'chat.latest': object;
  }
}

const lazy = async () => ({ Component: (await import('./ChatPage.tsx')).ChatPage });

const loader: LoaderFunction = async (args) => (await import('./loaders.ts')).chatLoader(args);

/** Messages of muted contacts are not counted. */
const unseenMessages: MenuCount = {
  query: UnseenMessagesDocument,
  getCount: ({ chatContacts }: UnseenMessagesQuery) =>
    chatContacts
      .filter(({ isMuted }) => !isMuted)
      .reduce((sum, { chat: summary }) => sum + (summary?.unseenCount ?? 0), 0),
  label: 'messages',
};

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
  menu: [{ id: 'chat', icon: IconMessages, to: '/apps/chat', count: unseenMessages }],
  sharedComponents: { 'chat.latest': async () => (await import('./LatestChat.tsx')).LatestChat },
  typePolicies,
};
