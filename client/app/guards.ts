import type { ScreenSettings } from '../feature.ts';
import { homeOf, session } from '../state/session.ts';

const login = '/login';

/** Where somebody goes who may not see a screen; undefined for who may. */
export async function refusalOf(
  access: ScreenSettings['access'],
  url: URL,
): Promise<string | undefined> {
  const user = session.get();

  if (access === 'everyone') return undefined;
  if (access === 'guests') return user ? destinationOf(url.searchParams) : undefined;
  if (!user) return loginBefore(url);
  // Only who is signed in pays for the rules.
  const { may } = await import('../state/abilities.ts');
  return may(access) ? undefined : '/misc/not-authorized';
}

/** The sign-in that leads back to where somebody was. */
export function loginBefore({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>) {
  const to = pathname + search + hash;
  return to === '/' ? login : `${login}?${new URLSearchParams({ to })}`;
}

/** Where a sign-in leads: what `to` names, if that is ours; home otherwise. */
export function destinationOf(params: URLSearchParams): string {
  const to = params.get('to') ?? '';
  const isOwn = /^\/(?![/\\])/.test(to);
  return isOwn ? to : homeOf(session.get());
}
