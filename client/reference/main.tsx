import '../app/fonts.css';
import { MantineProvider } from '@mantine/core';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { theme } from '../app/theme.ts';
import { readColorScheme } from '../explorer/colorScheme.ts';
import { Header } from './Header.tsx';
import { Loaded } from './Loaded.tsx';
import type { OpenApi } from './openapi.ts';
import { texts } from './texts.ts';
import { tokens } from './tokens.ts';

/** The OpenAPI document, requested before rendering. Null if it cannot be loaded. */
const description: Promise<OpenApi | null> = fetch('/openapi.json')
  .then((reply) => (reply.ok ? reply.json() : null))
  .catch(() => null);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id root.');

createRoot(root).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={tokens}
      forceColorScheme={readColorScheme() ?? systemScheme()}
    >
      <Header />
      <Suspense fallback={<p role="status">{texts.loading}</p>}>
        <Loaded document={description} />
      </Suspense>
    </MantineProvider>
  </StrictMode>,
);

function systemScheme() {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
