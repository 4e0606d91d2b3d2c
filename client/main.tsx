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

// A service worker of an earlier product at this address would answer in our place.
if (document.documentElement.dataset.gateway !== 'worker') {
  void navigator.serviceWorker?.getRegistrations().then((all) => {
    for (const registration of all) void registration.unregister();
  });
}

startRipple();
// Not awaited at the top level: the bundler then could not merge small chunks. The router starts, and
// React draws a transition, in pieces between which the browser can answer.
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
