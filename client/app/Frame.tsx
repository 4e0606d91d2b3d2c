import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { AbilityProvider } from '@casl/react';
import { Outlet } from 'react-router-dom';
import { ability } from '../state/abilities.ts';
import { FrameLayout } from './FrameLayout.tsx';

interface FrameProps {
  client: ApolloClient;
}

/** The frame and the screens in it, with the data they share. */
export function Frame({ client }: FrameProps) {
  return (
    <ApolloProvider client={client}>
      <AbilityProvider value={ability}>
        <FrameLayout />
      </AbilityProvider>
    </ApolloProvider>
  );
}

/** The data alone, for screens that stand by themselves, such as a page to print. */
export function Frameless({ client }: FrameProps) {
  return (
    <ApolloProvider client={client}>
      <AbilityProvider value={ability}>
        <Outlet />
      </AbilityProvider>
    </ApolloProvider>
  );
}
