import { defineConfig } from '@playwright/test';

export default defineConfig({
  use: {
    baseURL: 'http://127.0.0.1:4811',
    gatewayURL: 'http://127.0.0.1:4810',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox'],
    },
  },
  webServer: [
    { command: 'npx frontdesk --port 4810', url: 'http://127.0.0.1:4810/livez' },
    { command: 'npx vite --port 4811 --host 127.0.0.1', url: 'http://127.0.0.1:4811' },
  ],
});
