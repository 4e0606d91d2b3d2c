import { Readable } from 'node:stream';
import { pingInterval, type StreamFormat } from '../stream/formats.ts';

export interface EventStream extends Readable {
  /** Ends the stream before its subscription has completed, so that the client connects again. */
  endForReconnect: () => void;
}

/**
 * Writes results to a stream. The handler of `graphql-sse` is not used, because it buffers unread results without a
 * limit. A hundred clients that read nothing ended the process.
 *
 * A result is only taken when the client has read the previous ones. The stream is destroyed if the client
 * has read nothing between two pings.
 */
export function createEventStream<Item>(
  results: AsyncIterable<Item>,
  format: StreamFormat<Item>,
): EventStream {
  const iterator = results[Symbol.asyncIterator]();
  let isPulling = false;
  let isStalled = false;
  let isEnded = false;

  async function pull() {
    isPulling = true;
    try {
      const { value, done } = await iterator.next();
      isPulling = false;
      if (isEnded) return;
      if (done) end(format.complete);
      else stream.push(format.next(value));
    } catch (error) {
      stream.destroy(error as Error);
    }
  }

  function end(last: string) {
    isEnded = true;
    clearInterval(ping);
    stream.push(last);
    stream.push(null);
  }

  const stream = new Readable({
    read() {
      isStalled = false;
      if (!isPulling && !isEnded) void pull();
    },
    destroy(error, callback) {
      clearInterval(ping);
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
