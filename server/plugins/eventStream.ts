import { Readable } from 'node:stream';
import { pingInterval, type StreamFormat } from '../stream/formats.ts';

export interface EventStream extends Readable {
  /** Ends the stream before its subscription has completed, so that the client connects again. */
  endForReconnect: () => void;
}

/** The shortest time between two writes, in milliseconds. Results that arrive meanwhile are written together. */
const writeInterval = 100;

/**
 * Writes results to a stream. The handler of `graphql-sse` is not used, because it buffers unread results without a
 * limit. A hundred clients that read nothing ended the process.
 *
 * Results are only taken while less than the buffer of the stream is unread. The stream is destroyed if the client has read
 * nothing between two pings.
 */
export function createEventStream<Item>(
  results: AsyncIterable<Item>,
  format: StreamFormat<Item>,
): EventStream {
  const iterator = results[Symbol.asyncIterator]();
  let isPulling = false;
  let isStalled = false;
  let isEnded = false;
  let unwritten = '';
  let lastWrite = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function pull() {
    isPulling = true;
    try {
      while (unwritten.length + stream.readableLength < stream.readableHighWaterMark) {
        const { value, done } = await iterator.next();
        if (isEnded) return;
        if (done) return end(format.complete);
        write(format.next(value));
      }
    } catch (error) {
      stream.destroy(error as Error);
    }
    isPulling = false;
  }

  /** Writes at once after a pause, and otherwise at the end of the interval: a socket write costs more than a result. */
  function write(text: string) {
    unwritten += text;
    if (timer) return;
    const delay = lastWrite + writeInterval - performance.now();
    if (delay > 0) timer = setTimeout(flush, delay);
    else flush();
  }

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    lastWrite = performance.now();
    const text = unwritten;
    unwritten = '';
    if (text) stream.push(text);
  }

  function end(last: string) {
    isEnded = true;
    clearInterval(ping);
    flush();
    stream.push(last);
    stream.push(null);
  }

  const stream = new Readable({
    read() {
      isStalled = false;
      if (!isPulling && !isEnded) void pull();
    },
    destroy(error, callback) {
      isEnded = true;
      clearInterval(ping);
      clearTimeout(timer);
      // Not awaited: an iterator may wait for its next event.
      void iterator.return?.();
      callback(error);
    },
  });
  const ping = setInterval(() => {
    if (isPulling) stream.push(format.ping);
    else if (isStalled) stream.destroy(new Error('The subscriber does not read.'));
    else isStalled = true;
  }, pingInterval);
  ping.unref();

  // Some browsers wait for the first bytes.
  stream.push(format.ping);
  return Object.assign(stream, {
    endForReconnect() {
      if (!isEnded && !stream.destroyed) end(format.reconnect);
    },
  });
}
