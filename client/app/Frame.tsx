import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { Outlet } from 'react-router-dom';
import { FrameLayout } from './FrameLayout.tsx';

interface FrameProps {
  client: ApolloClient;
}

/** The frame and the screens in it, with the Apollo client. */
export function Frame({ client }: FrameProps) {
  return (
    <ApolloProvider client={client}>
      <FrameLayout />
    </ApolloProvider>
  );
}

/** A screen without the frame, such as a page to print, with the Apollo client. */
export function Frameless({ client }: FrameProps) {
  return (
    <ApolloProvider client={client}>
      <Outlet />
    </ApolloProvider>
  );
}
