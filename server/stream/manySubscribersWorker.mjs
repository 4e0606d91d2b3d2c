// Opens subscribers on a server and changes data, in a thread of its own. Reports the delays until each subscriber has received
// each change, in milliseconds. The first changes are not measured: both threads have not compiled their code yet.
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

const { url, subscribers, warmUpChanges, changes, changesPerSecond } = workerData;
const totalChanges = warmUpChanges + changes;
const agent = new Agent({ maxSockets: subscribers });
const subscription = 'subscription { changes { position } }';
const mutation = 'mutation ($title: String!) { addTask(task: { title: $title }) { id } }';
const arrivals = [];
let confirmAll = () => {};
const allReceived = new Promise((resolve) => {
  confirmAll = resolve;
});

function readChunk(chunk) {
  const at = performance.now();
  for (const [, position] of chunk.matchAll(/"position":(\d+)/g)) arrivals.push({ position, at });
  if (arrivals.length >= subscribers * totalChanges) confirmAll();
}

async function subscribe() {
  const sent = request(url, {
    agent,
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
  });
  sent.end(JSON.stringify({ query: subscription }));
  const [response] = await once(sent, 'response');
  let rest = '';
  response.setEncoding('utf8').on('data', (chunk) => {
    const text = rest + chunk;
    const end = text.lastIndexOf('\n\n');
    rest = text.slice(end + 1);
    readChunk(text.slice(0, end + 1));
  });
  // The first ping.
  await once(response, 'data');
}

async function addTask(_, index) {
  await new Promise((resolve) => setTimeout(resolve, (index * 1000) / changesPerSecond));
  const at = performance.now();
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: mutation, variables: { title: `Task ${index}` } }),
  });
  return [response.headers.get('x-position'), at];
}

await Promise.all(Array.from({ length: subscribers }, subscribe));
const sent = await Promise.all(Array.from({ length: totalChanges }, addTask));
const measured = new Map(sent.slice(warmUpChanges));
await allReceived;
parentPort.postMessage(
  arrivals
    .filter(({ position }) => measured.has(position))
    .map(({ position, at }) => at - measured.get(position)),
);
agent.destroy();
