import { useLocation } from 'react-router-dom';

/** The layout of a form: `v1` is a card in front of an illustration, `v2` is a column beside an illustration. */
export type FormLayout = 'v1' | 'v2';

/** Returns the layout and the paths of the forms. Previews at `/pages/…` link to previews of the same layout. */
function getAuthPaths(pathname: string) {
  const layout = /^\/pages\/.+-(v[12])$/.exec(pathname)?.[1] as FormLayout | undefined;
  const createPath = (name: string) => (layout ? `/pages/${name}-${layout}` : `/${name}`);

  return {
    layout: layout ?? 'v2',
    /** Whether the form is a preview at `/pages/…`, which only signed-in users can open. */
    isPreview: layout !== undefined,
    login: createPath('login'),
    register: createPath('register'),
    forgotPassword: createPath('forgot-password'),
  };
}

/** Returns the layout of the form in the URL, and the paths of the other forms. */
export const useAuthPaths = () => getAuthPaths(useLocation().pathname);
