import type { ExecutionResult } from 'graphql';
import { pingInterval, streamMessages } from '../graphql/subscriptions.ts';

/**
 * Returns the results of a subscription as server-sent events, like `plugins/eventStream.ts`, in a stream of the web
 * platform. A result is only taken when the page has read the previous ones.
 */
export function createWebEventStream(
  results: AsyncIterable<ExecutionResult>,
  stringify: (result: ExecutionResult) => string,
): ReadableStream<Uint8Array> {
  const iterator = results[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  let ping: ReturnType<typeof setInterval>;
  let isEnded = false;

  function end() {
    isEnded = true;
    clearInterval(ping);
  }

  return new ReadableStream<Uint8Array>({
    start(controller) {
      const send = () => controller.enqueue(encoder.encode(streamMessages.ping));
      send();
      ping = setInterval(send, pingInterval);
    },

    async pull(controller) {
      try {
        const { value, done } = await iterator.next();
        if (isEnded) return;
        const text = done ? streamMessages.complete : streamMessages.next(stringify(value));
        controller.enqueue(encoder.encode(text));
        if (!done) return;
        end();
        controller.close();
      } catch (error) {
        end();
        controller.error(error);
      }
    },

    cancel() {
      end();
      // Not awaited: an iterator may wait for its next event.
      void iterator.return?.();
    },
  });
}
