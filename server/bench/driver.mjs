// Sends requests to one server, from a process of its own, and prints what it saw as JSON.
//
// It speaks HTTP by itself, because the usual clients take as long for a request as a quick server
// does: on two cores, their pace is then what is measured.
import { connect } from 'node:net';
import { answerReader } from './answers.mjs';

const [{ url, requests, amount, connections, timeout }] = process.argv
  .slice(2)
  .map((text) => JSON.parse(text));
const { hostname, port, host } = new URL(url);
const prepared = requests.map(bytesOf);
const times = [];
let asked = 0;
let succeeded = 0;
let last = 0;

/** A request as it is sent, put together once. */
function bytesOf({ path, method = 'GET', headers = {}, body }) {
  const all = { host, ...headers, ...(body && { 'content-length': Buffer.byteLength(body) }) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body ?? ''}`);
}

/** One connection, which asks again as soon as it was answered, until all have asked enough. */
function drive(connection) {
  // Dealt like cards, so that a request asked on two connections is not asked at once.
  const own = prepared.filter((_, index) => index % connections === connection);
  const dealt = own.length > 0 ? own : prepared;

  return new Promise((resolve, reject) => {
    let turn = 0;
    let begun = 0;
    const read = answerReader((status) => {
      last = performance.now();
      times.push(last - begun);
      if (status >= 200 && status < 300) succeeded += 1;
      ask();
    });
    const callback = (length, buffer) => {
      read(buffer.subarray(0, length));
      return true;
    };
    const socket = connect({
      host: hostname,
      port,
      noDelay: true,
      onread: { buffer: Buffer.alloc(65_536), callback },
    });
    const fail = () => reject(new Error(`${url} left a request without an answer.`));
    socket
      .on('error', fail)
      .on('close', fail)
      .setTimeout(timeout * 1000, fail);

    function ask() {
      if (asked === amount) {
        resolve();
        socket.destroy();
        return;
      }
      asked += 1;
      begun = performance.now();
      socket.write(dealt[turn % dealt.length]);
      turn += 1;
    }
    socket.once('connect', ask);
  });
}

const start = performance.now();
await Promise.all(Array.from({ length: connections }, (_, connection) => drive(connection)));

times.sort((a, b) => a - b);
process.stdout.write(
  JSON.stringify({
    succeeded,
    pace: times.length / ((last - start) / 1000),
    p99: times[Math.ceil(times.length * 0.99) - 1],
  }),
);
process.exit();
