import { hasOwnSchema } from '../config.ts';
import type { ScreenSettings } from '../feature.ts';
import { withoutBase } from '../navigation/basePath.ts';
import { can } from './abilities.ts';
import { getHomePath, session } from './session.ts';

const loginPath = '/login';

/** Returns the address that the viewer is redirected to, or `undefined` if the viewer may open the screen. */
export function findRedirect(access: ScreenSettings['access'], url: URL): string | undefined {
  if (hasOwnSchema) return undefined;
  const user = session.get();

  if (access === 'everyone') return undefined;
  if (access === 'guests') return user ? getDestination(url.searchParams) : undefined;
  if (!user) return getLoginAddress(url);
  return can(access) ? undefined : '/misc/not-authorized';
}

/** Returns the address of the sign-in page, with the given address as the destination after the sign-in. */
export function getLoginAddress({
  pathname,
  search,
  hash,
}: Pick<URL, 'pathname' | 'search' | 'hash'>) {
  const to = withoutBase(pathname) + search + hash;
  return to === '/' ? loginPath : `${loginPath}?${new URLSearchParams({ to })}`;
}

/** Returns the address to open after a sign-in: the parameter `to` if it is a path of this site, else the home page. */
export function getDestination(params: URLSearchParams): string {
  const to = params.get('to') ?? '';
  const isOwnPath = /^\/(?![/\\])/.test(to);
  return isOwnPath ? to : getHomePath(session.get());
}
