import '@mantine/core/styles.layer.css';
import '../../theme/fonts.css';
import '../../theme/print.css';
import { MantineProvider } from '@mantine/core';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { theme } from '../../theme/theme.ts';
import { preventFileDrops } from '../../ui/fileDrops.ts';
import { keepFocus } from '../../ui/keepFocus.ts';
import { readColorScheme } from '../explorer/colorScheme.ts';
import { Header } from './Header.tsx';
import type { OpenApi } from './openapi.ts';
import { ReferenceLoader } from './ReferenceLoader.tsx';
import { resolveCssVariables } from './resolveCssVariables.ts';
import { texts } from './texts.ts';

/** The OpenAPI document, which is requested before the first render. Null if it cannot be loaded. */
const openApi: Promise<OpenApi | null> = fetch('/openapi.json')
  .then((response) => (response.ok ? response.json() : null))
  .catch(() => null);

const root = document.getElementById('root');
if (!root) throw new Error('index.html must contain an element with the id "root".');

preventFileDrops();
keepFocus();
createRoot(root).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={resolveCssVariables}
      forceColorScheme={readColorScheme() ?? getSystemColorScheme()}
    >
      <Header />
      <Suspense fallback={<p role="status">{texts.loading}</p>}>
        <ReferenceLoader document={openApi} />
      </Suspense>
    </MantineProvider>
  </StrictMode>,
);

function getSystemColorScheme() {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
