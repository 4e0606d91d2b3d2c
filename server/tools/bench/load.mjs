// Sends requests to one server with autocannon in a separate process, and prints the results as JSON.
import autocannon from 'autocannon';

const [{ url, requests, amount, connections, timeout }] = process.argv
  .slice(2)
  .map((text) => JSON.parse(text));
const times = [];
let connectionCount = 0;
let lastResponse = 0;

const load = autocannon({
  url,
  amount,
  connections,
  timeout,
  setupClient(client) {
    // Each connection sends different requests, so that no change is sent twice at the same time.
    const connection = connectionCount % connections;
    const connectionRequests = requests.filter((_, index) => index % connections === connection);
    client.setRequests(connectionRequests.length > 0 ? connectionRequests : requests);
    connectionCount += 1;
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
