import type { ApolloClient } from '@apollo/client';
import { createContext } from 'react-router-dom';

declare module 'react-router' {
  // Types the `context` of loaders as a `RouterContextProvider`.
  interface Future {
    v8_middleware: true;
  }
}

/** The values that the router provides to loaders. The entry imports this module, which must not import Apollo Client. */
export interface LoaderContext {
  loadClient: () => Promise<ApolloClient>;
  /** Returns the URL of the open screen, and the results of its loaders. */
  getOpenScreen: () => {
    location: { pathname: string; search: string };
    loaderData: Record<string, unknown>;
  };
}

export const loaderContext = createContext<LoaderContext>();
