import { useLocation } from 'react-router-dom';

/** The layouts of a form: a card on a pattern, or a column beside a drawing. */
export type FormLayout = 'v1' | 'v2';

/** Returns the links between the forms. Forms at `/pages/…` link to those of the same layout. */
export function authPathsFrom(pathname: string) {
  const layout = /^\/pages\/.+-(v[12])$/.exec(pathname)?.[1] as FormLayout | undefined;
  const pathTo = (name: string) => (layout ? `/pages/${name}-${layout}` : `/${name}`);

  return {
    layout: layout ?? 'v2',
    /** Whether a signed-in user has opened the form. */
    isInside: layout !== undefined,
    login: pathTo('login'),
    register: pathTo('register'),
    forgotPassword: pathTo('forgot-password'),
  };
}

export const useAuthPaths = () => authPathsFrom(useLocation().pathname);
