import { defineConfig } from 'vite';

export default defineConfig({
  build: { rolldownOptions: { input: ['msw.html', 'worker.html'] }, chunkSizeWarningLimit: 3_000 },
});
