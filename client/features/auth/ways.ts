import { useLocation } from 'react-router-dom';

/** How a form is dressed: a card on a pattern, or a column beside a drawing. */
export type Dress = 'v1' | 'v2';

/** Where the forms lead: each dress at `/pages/…` stays among its own. */
export function waysFrom(pathname: string) {
  const dress = /^\/pages\/.+-(v[12])$/.exec(pathname)?.[1] as Dress | undefined;
  const way = (name: string) => (dress ? `/pages/${name}-${dress}` : `/${name}`);

  return {
    dress: dress ?? 'v2',
    /** Opened by somebody who is signed in already. */
    isInside: dress !== undefined,
    login: way('login'),
    register: way('register'),
    forgotPassword: way('forgot-password'),
  };
}

export const useWays = () => waysFrom(useLocation().pathname);
