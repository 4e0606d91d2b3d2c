import { createFrontdesk } from 'frontdesk';
import { createHandlers } from 'frontdesk/msw';
import { setupWorker } from 'msw/browser';

const frontdesk = await createFrontdesk({ clock: '2026-03-09T09:00:00Z' });
const worker = setupWorker(...createHandlers(frontdesk, { url: 'https://api.example.com' }));
await worker.start({ onUnhandledRequest: 'bypass' });
const response = await fetch('https://api.example.com/graphql', {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query: '{ tasks { id } }' }),
});
const { data } = await response.json();
const rest = await (await fetch('https://api.example.com/apps/todo/tasks')).json();
document.querySelector('p').textContent = `${data.tasks.length} and ${rest.length} tasks`;
