// Sends requests to one server with autocannon, from its own process, and prints the results as JSON.
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
    // Each connection has its own requests, so that no change is sent twice at the same time.
    const connection = connected % connections;
    const ownRequests = requests.filter((_, index) => index % connections === connection);
    client.setRequests(ownRequests.length > 0 ? ownRequests : requests);
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
