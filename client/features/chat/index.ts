import { IconMessages } from '@tabler/icons-react';
import type { LoaderFunction } from 'react-router-dom';
import type { Feature, ScreenRoute } from '../../feature.ts';
import { parseId } from '../../ui/parseId.ts';
import { typePolicies } from './typePolicies.ts';

declare module '../../feature.ts' {
  interface Parts {
    'chat.latest': object;
  }
}

/** What is no number is no contact. */
const knownContact: LoaderFunction = ({ params: { contactId } }) => {
  if (contactId && !parseId(contactId)) throw new Response(null, { status: 404 });
  return null;
};

const lazy = async () => ({ Component: (await import('./ChatPage.tsx')).ChatPage });

const queries: ScreenRoute['queries'] = async (args) =>
  (await import('./queries.ts')).queries(args);

export const chat: Feature = {
  name: 'chat',
  // One route with an optional end, so that the list stays while conversations come and go.
  routes: [
    {
      path: '/apps/chat/:contactId?',
      loader: knownContact,
      lazy,
      queries,
      handle: { isApp: true },
    },
  ],
  menu: [{ id: 'chat', icon: IconMessages, to: '/apps/chat' }],
  parts: { 'chat.latest': async () => (await import('./LatestChat.tsx')).LatestChat },
  typePolicies,
};
