import './app/fonts.css';
import './app/global.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { createAppRouter } from './app/createAppRouter.ts';
import { textsStarted } from './app/i18n.ts';
import { startRipple } from './app/ripple.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// A service worker of an earlier site at this address would intercept the requests.
if (document.documentElement.dataset.gateway !== 'worker') {
  void navigator.serviceWorker?.getRegistrations().then((all) => {
    for (const registration of all) void registration.unregister();
  });
}

startRipple();
// The promise is not awaited at the top level, because the bundler then could not merge small chunks.
// The start consists of several short tasks, so that the browser can respond to input between them.
const started = new Promise((resolve) => setTimeout(resolve)).then(createAppRouter);
void Promise.all([started, textsStarted]).then(([router]) =>
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App router={router} />
      </StrictMode>,
    ),
  ),
);
