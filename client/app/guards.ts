import type { ScreenSettings } from '../feature.ts';
import { may } from '../state/abilities.ts';
import { withoutBase } from '../state/basePath.ts';
import { getHomePath, session } from '../state/session.ts';

const login = '/login';

/** Returns the address to redirect to if the viewer may not open a screen, else `undefined`. */
export function findRedirect(access: ScreenSettings['access'], url: URL): string | undefined {
  const user = session.get();

  if (access === 'everyone') return undefined;
  if (access === 'guests') return user ? getDestination(url.searchParams) : undefined;
  if (!user) return getLoginAddress(url);
  return may(access) ? undefined : '/misc/not-authorized';
}

/** Returns the address of the sign-in page that returns to the given address. */
export function getLoginAddress({
  pathname,
  search,
  hash,
}: Pick<URL, 'pathname' | 'search' | 'hash'>) {
  const to = withoutBase(pathname) + search + hash;
  return to === '/' ? login : `${login}?${new URLSearchParams({ to })}`;
}

/** Returns the address to open after a sign-in: `to` if it is an address of this site, else the home page. */
export function getDestination(params: URLSearchParams): string {
  const to = params.get('to') ?? '';
  const isOwn = /^\/(?![/\\])/.test(to);
  return isOwn ? to : getHomePath(session.get());
}
