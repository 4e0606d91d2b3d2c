import { IconMail, IconPlus } from '@tabler/icons-react';
import type { LoaderFunction } from 'react-router-dom';
import type { Feature, MenuCount, ScreenRoute } from '../../feature.ts';
import { UnreadEmailsDocument, type UnreadEmailsQuery } from '../../gql/emailNavbar/graphql.ts';

const lazy = async () => ({ Component: (await import('./MailboxPage.tsx')).MailboxPage });

const loader: LoaderFunction = async (args) => (await import('./loaders.ts')).mailboxLoader(args);

const routes: ScreenRoute[] = [
  '/apps/email',
  '/apps/email/:folder',
  '/apps/email/label/:label',
].map((path) => ({ path, lazy, loader, handle: { isApp: true } }));

/** The policy for fields whose objects have no id: a new value replaces the cached value. */
const replacePolicy = { merge: false };

const unreadEmails: MenuCount = {
  query: UnreadEmailsDocument,
  getCount: ({ emailCounts }: UnreadEmailsQuery) => emailCounts.inbox,
  label: 'emails',
};

export const email: Feature = {
  name: 'email',
  routes,
  menu: [{ id: 'email', icon: IconMail, to: '/apps/email', count: unreadEmails }],
  commands: [{ id: 'composeEmail', icon: IconPlus, to: '/apps/email?compose=new' }],
  typePolicies: {
    // Two queries request different counts.
    EmailCounts: { keyFields: false, merge: true },
    Email: {
      fields: {
        from: replacePolicy,
        to: replacePolicy,
        attachments: replacePolicy,
        replies: replacePolicy,
        neighbours: replacePolicy,
      },
    },
  },
};
