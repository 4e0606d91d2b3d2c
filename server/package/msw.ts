import { http } from 'msw';
import { hasRoute } from '../browser/createBrowserGateway.ts';
import type * as types from './types/msw.d.ts';

export const createHandlers: typeof types.createHandlers = (frontdesk, { url } = {}) => {
  const base = url === undefined ? undefined : new URL(url);
  const prefix = base?.pathname.replace(/\/$/, '') ?? '';
  return [
    http.all('*', ({ request }) => {
      const { origin, pathname, search } = new URL(request.url);
      if (base && (origin !== base.origin || !pathname.startsWith(`${prefix}/`))) return undefined;
      const path = pathname.slice(prefix.length);
      if (!hasRoute(request.method, path)) return undefined;
      return frontdesk.fetch(new Request(new URL(path + search, origin), request));
    }),
  ];
};
