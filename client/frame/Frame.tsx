import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { Outlet } from 'react-router-dom';
import { LeavePrompt } from '../ui/form/LeavePrompt.tsx';
import { FrameLayout } from './FrameLayout.tsx';

interface FrameProps {
  client: ApolloClient;
}

/** Provides the Apollo client to the frame and its screens. */
export function Frame({ client }: FrameProps) {
  return (
    <ApolloProvider client={client}>
      <FrameLayout />
      <LeavePrompt />
    </ApolloProvider>
  );
}

/** Provides the Apollo client to a screen without the frame, such as a page to print. */
export function FramelessScreen({ client }: FrameProps) {
  return (
    <ApolloProvider client={client}>
      <Outlet />
      <LeavePrompt />
    </ApolloProvider>
  );
}
