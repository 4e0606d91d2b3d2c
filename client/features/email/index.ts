import { IconMail } from '@tabler/icons-react';
import type { LoaderFunction } from 'react-router-dom';
import type { Feature, ScreenRoute } from '../../feature.ts';
import { isPlace } from './places.ts';

/** A folder or a label we do not know is no address of ours. */
const knownPlace: LoaderFunction = ({ params }) => {
  if (!isPlace(params)) throw new Response(null, { status: 404 });
  return null;
};

const lazy = async () => ({ Component: (await import('./MailboxPage.tsx')).MailboxPage });

const queries: ScreenRoute['queries'] = async (args) =>
  (await import('./queries.ts')).queries(args);

const routes: ScreenRoute[] = [
  '/apps/email',
  '/apps/email/:folder',
  '/apps/email/label/:label',
].map((path) => ({ path, loader: knownPlace, lazy, queries, handle: { isApp: true } }));

/** Parts without an id of their own come whole, and take the place of what was there. */
const whole = { merge: false };

export const email: Feature = {
  name: 'email',
  routes,
  menu: [{ id: 'email', icon: IconMail, to: '/apps/email' }],
  typePolicies: {
    Email: {
      fields: { from: whole, to: whole, attachments: whole, replies: whole, neighbours: whole },
    },
  },
};
