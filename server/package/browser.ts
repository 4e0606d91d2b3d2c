import type * as types from './types/browser.d.ts';

export { createFrontdesk } from './core.ts';

export const startGateway: typeof types.startGateway = async ({
  worker = '/frontdesk-worker.js',
} = {}) => {
  if (!('serviceWorker' in navigator)) {
    throw new Error(
      'This browser has no service workers, or the page is not served by HTTPS or localhost.',
    );
  }
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register(worker).catch((error: Error) => {
    throw new Error(
      `${worker} cannot be installed: ${error.message} Run: npx frontdesk worker public/`,
    );
  });
  await serviceWorker.ready;
  if (!serviceWorker.controller) {
    await new Promise<void>((resolve) => {
      serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
      registration.active?.postMessage('claim');
    });
  }
  return { stop: async () => void (await registration.unregister()) };
};
