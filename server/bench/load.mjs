// Sends requests to one server with autocannon, from a process of its own, and prints the results as JSON.
import autocannon from 'autocannon';

const [{ url, requests, amount, connections, timeout }] = process.argv
  .slice(2)
  .map((text) => JSON.parse(text));
const times = [];
let connected = 0;
let lastResponse = 0;

const load = autocannon({
  url,
  amount,
  connections,
  timeout,
  setupClient(client) {
    // Each connection has requests of its own, so that no change is sent twice at the same time.
    const connection = connected % connections;
    const own = requests.filter((_, index) => index % connections === connection);
    client.setRequests(own.length > 0 ? own : requests);
    connected += 1;
  },
});
const start = performance.now();
load.on('response', (_client, _status, _bytes, milliseconds) => {
  times.push(milliseconds);
  lastResponse = performance.now();
});
const result = await load;

times.sort((a, b) => a - b);
process.stdout.write(
  JSON.stringify({
    succeeded: result['2xx'],
    requestsPerSecond: times.length / ((lastResponse - start) / 1000),
    p99: times[Math.ceil(times.length * 0.99) - 1],
  }),
);
