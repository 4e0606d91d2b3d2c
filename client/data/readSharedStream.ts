import type { ApolloLink } from '@apollo/client';
import { streamPath } from '../config.ts';
import { createStreamRequest, readEvents, StreamError, type StreamEvent } from './readStream.ts';

/** The name of the lock of the tab that reads the stream, and of the channel on which it posts what it reads. */
const sharedName = 'frontdesk.stream';
/** The header that names the reserved stream of an operation. */
const tokenHeader = 'x-graphql-event-stream-token';

type SharedEvent = StreamEvent<{ id: string; payload: ApolloLink.Result }>;
type Message = { kind: 'question' } | { kind: 'token'; token: string } | SharedMessage;
type SharedMessage = { kind: 'event'; event: SharedEvent };

interface Operation {
  onResult: (result: ApolloLink.Result) => void;
  end: () => void;
}

/** The operations of this tab on the shared stream, by their ids. */
const operations = new Map<string, Operation>();
/** The calls that wait for the shared stream. */
const tokenRequests = new Set<{
  resolve: (token: string) => void;
  reject: (error: unknown) => void;
}>();
/** The ids of the subscriptions of this tab. */
const subscriptions = new Set<string>();
/** The requests that stop an operation. */
const stopRequests = new Set<Promise<unknown>>();
/** The token of the shared stream. Empty if none is open. */
let sharedToken = '';
/** Whether this tab reads the stream. */
let isReader = false;
/** Ends the reading, or the wait for it. Undefined if this tab does neither. */
let reading: AbortController | undefined;
let channel: BroadcastChannel | undefined;

/**
 * Reads the results of a subscription like `readStream`, from one stream for all tabs of the browser, by the protocol of
 * `graphql-sse` with a single connection: browsers open only six connections to a server. One tab reads the stream, and
 * posts the events to the others. Each tab starts its own operations on it, with its own session, branch and position.
 */
export async function readSharedStream(
  request: object,
  signal: AbortSignal,
  onResult: (result: ApolloLink.Result) => void,
): Promise<void> {
  const id = createId();
  subscriptions.add(id);
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  signal.addEventListener('abort', () => {
    // At once, so that subscriptions that end together do not wait for each other.
    subscriptions.delete(id);
    end();
  });
  try {
    const token = await Promise.race([openSharedStream(), ended]);
    if (!token || signal.aborted) return;
    operations.set(id, { onResult, end });
    const body = { ...request, extensions: { operationId: id } };
    const init = await createStreamRequest(body, signal, { [tokenHeader]: token });
    const response = await fetch(streamPath, init);
    if (!response.ok) {
      // The stream has ended, because the tab that read it was closed.
      if ((await response.text()).includes('reserved stream')) return;
      throw new StreamError(response.status);
    }
    await ended;
    // Without a subscription, this tab ends the stream.
    const isStreamKept = subscriptions.size > 0 || !isReader;
    if (signal.aborted && token === sharedToken && isStreamKept) stopOperation(token, id);
  } finally {
    operations.delete(id);
    subscriptions.delete(id);
    if (subscriptions.size === 0) stopReading();
  }
}

const createId = () => Array.from(crypto.getRandomValues(new Uint32Array(4))).join('-');

/** The request is also sent when the page is left. */
function stopOperation(token: string, id: string) {
  const url = `${streamPath}?operationId=${id}`;
  const init = { method: 'DELETE', headers: { [tokenHeader]: token }, keepalive: true };
  const request = fetch(url, init)
    .catch(() => undefined)
    .finally(() => stopRequests.delete(request));
  stopRequests.add(request);
}

/** Returns the token of the shared stream. Opens the stream if no other tab reads it. */
function openSharedStream(): Promise<string> {
  channel ??= openChannel();
  readWhenPossible();
  if (sharedToken) return Promise.resolve(sharedToken);
  channel.postMessage({ kind: 'question' } satisfies Message);
  return new Promise((resolve, reject) => tokenRequests.add({ resolve, reject }));
}

function openChannel() {
  const opened = new BroadcastChannel(sharedName);
  opened.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.kind !== 'question') return receive(data);
    if (isReader) opened.postMessage({ kind: 'token', token: sharedToken } satisfies Message);
  });
  return opened;
}

/** Reads the stream as soon as no other tab does. Other tabs wait for the lock until this one ends or closes. */
function readWhenPossible() {
  if (reading) return;
  const controller = new AbortController();
  const { signal } = controller;
  reading = controller;
  navigator.locks
    .request(sharedName, { signal }, () => readForAllTabs(signal))
    .catch((error) => error)
    .then((error) => {
      if (reading !== controller) return;
      reading = undefined;
      for (const { reject } of tokenRequests) reject(error);
      tokenRequests.clear();
    });
}

function stopReading() {
  const stopped = reading;
  reading = undefined;
  // The server refuses to stop an operation of a stream that has ended.
  Promise.all(stopRequests).then(() => stopped?.abort());
  // A subscription that starts before the stream has ended waits for the next one.
  sharedToken = '';
}

async function readForAllTabs(signal: AbortSignal) {
  isReader = true;
  try {
    const reserved = await fetch(streamPath, { method: 'PUT', signal, priority: 'low' });
    if (!reserved.ok) throw new StreamError(reserved.status);
    const token = await reserved.text();
    const headers = { accept: 'text/event-stream', [tokenHeader]: token };
    const response = await fetch(streamPath, { headers, signal, cache: 'no-store' });
    if (response.ok) publish({ kind: 'token', token });
    await readEvents(response, signal, (event: SharedEvent) => publish({ kind: 'event', event }));
  } finally {
    isReader = false;
    publish({ kind: 'token', token: '' });
  }
}

/** Passes a message to all tabs. */
function publish(message: Exclude<Message, { kind: 'question' }>) {
  channel?.postMessage(message);
  receive(message);
}

function receive(message: Exclude<Message, { kind: 'question' }>) {
  if (message.kind === 'token') return receiveToken(message.token);
  const { event, data } = message.event;
  const operation = operations.get(data.id);
  if (event === 'next') operation?.onResult(data.payload);
  else operation?.end();
}

/** Another stream has been opened, or the stream has ended. The operations must start again. */
function receiveToken(token: string) {
  if (token === sharedToken) return;
  sharedToken = token;
  for (const { end } of operations.values()) end();
  if (!token) return;
  for (const { resolve } of tokenRequests) resolve(token);
  tokenRequests.clear();
}
