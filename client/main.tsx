import '@mantine/core/styles.layer.css';
import 'virtual:theme.css';
import './theme/fonts.css';
import './theme/global.css';
import './theme/print.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './frame/App.tsx';
import { textsLoaded } from './frame/i18n.ts';
import { startRipple } from './frame/ripple.ts';
import { createAppRouter } from './router.ts';
import { preventFileDrops } from './ui/fileDrops.ts';
import { keepFocus } from './ui/keepFocus.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// A service worker of a previous site at this origin would intercept the requests.
if (document.documentElement.dataset.gateway !== 'worker') {
  void navigator.serviceWorker?.getRegistrations().then((registrations) => {
    for (const registration of registrations) void registration.unregister();
  });
}

startRipple();
preventFileDrops();
keepFocus();
// A top-level await would prevent the bundler from merging small chunks.
// The router is created in a task of its own, so that the browser can respond to input between the tasks.
const routerCreated = new Promise((resolve) => setTimeout(resolve)).then(createAppRouter);
void Promise.all([routerCreated, textsLoaded]).then(([router]) =>
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App router={router} />
      </StrictMode>,
    ),
  ),
);
