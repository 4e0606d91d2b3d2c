import { startGateway } from 'frontdesk/browser';

await startGateway();
const response = await fetch('/apps/todo/add-tasks', {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ task: { title: 'Order tea' } }),
});
const tasks = await (await fetch('/apps/todo/tasks')).json();
document.querySelector('p').textContent = `${response.status} and ${tasks.length} tasks`;
