import type { FormattedExecutionResult } from 'graphql';
import { pingInterval, type StreamFormat } from '../stream/formats.ts';

/**
 * Writes results to a stream of the web platform, like `plugins/eventStream.ts`. A result is only taken when the page has read the previous ones. The stream ends when `signal` is aborted.
 */
export function createWebEventStream(
  results: AsyncIterable<FormattedExecutionResult>,
  format: StreamFormat,
  signal?: AbortSignal,
): ReadableStream<Uint8Array> {
  const iterator = results[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array>;
  let ping: ReturnType<typeof setInterval>;
  let isEnded = false;

  function end() {
    isEnded = true;
    clearInterval(ping);
    signal?.removeEventListener('abort', close);
    // Not awaited: an iterator may wait for its next event.
    void iterator.return?.();
  }

  function close() {
    end();
    controller.close();
  }

  return new ReadableStream<Uint8Array>({
    start(created) {
      controller = created;
      const sendPing = () => controller.enqueue(encoder.encode(format.ping));
      sendPing();
      ping = setInterval(sendPing, pingInterval);
      signal?.addEventListener('abort', close);
    },

    async pull() {
      try {
        const { value, done } = await iterator.next();
        if (isEnded) return;
        const text = done ? format.complete : format.next(value);
        controller.enqueue(encoder.encode(text));
        if (done) close();
      } catch (error) {
        end();
        controller.error(error);
      }
    },

    cancel: end,
  });
}
