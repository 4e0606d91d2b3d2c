import { pingInterval, streamMessages } from '../stream/eventMessages.ts';

/**
 * Returns the results of a subscription as server-sent events, like `plugins/eventStream.ts`, in a stream of the web
 * platform. A result is only taken when the page has read the previous ones. The stream ends when `signal` is aborted.
 */
export function createWebEventStream(
  results: AsyncIterable<string>,
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
      const sendPing = () => controller.enqueue(encoder.encode(streamMessages.ping));
      sendPing();
      ping = setInterval(sendPing, pingInterval);
      signal?.addEventListener('abort', close);
    },

    async pull() {
      try {
        const { value, done } = await iterator.next();
        if (isEnded) return;
        const text = done ? streamMessages.complete : streamMessages.next(value);
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
