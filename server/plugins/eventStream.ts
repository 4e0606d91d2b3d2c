import { Readable } from 'node:stream';
import { pingInterval, streamMessages } from '../stream/eventMessages.ts';

export interface EventStream extends Readable {
  /** Ends the stream before its subscription has completed, so that the client connects again. */
  endForReconnect: () => void;
}

/**
 * Returns the results of a subscription, which are JSON, as server-sent events, by the protocol "GraphQL over Server-Sent
 * Events", distinct connections mode. The handler of `graphql-sse` is not used, because it buffers
 * unread results without a limit. A hundred clients that read nothing ended the process.
 *
 * A result is only taken when the client has read the previous ones. The stream is destroyed if the client
 * has read nothing between two pings.
 */
export function createEventStream(results: AsyncIterable<string>): EventStream {
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
      if (done) end(streamMessages.complete);
      else stream.push(streamMessages.next(value));
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
    if (isPulling) stream.push(streamMessages.ping);
    else if (isStalled) stream.destroy(new Error('The subscriber does not read.'));
    else isStalled = true;
  }, pingInterval);
  ping.unref();

  // Some browsers wait for the first bytes.
  stream.push(streamMessages.ping);
  return Object.assign(stream, {
    endForReconnect() {
      if (!isEnded && !stream.destroyed) end(streamMessages.retry);
    },
  });
}
