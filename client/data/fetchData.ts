import { setClock } from './clock.ts';
import { ConnectionError } from './failure.ts';

/** The time in milliseconds after which the page is still open, because the viewer cancelled leaving it. */
const maxLeavingTime = 5_000;

let leavingSince = Number.NEGATIVE_INFINITY;
window.addEventListener('beforeunload', () => {
  leavingSince = performance.now();
});

/**
 * Sends a request. Firefox aborts the requests of a page when the viewer leaves or reloads it, as if the connection had
 * failed, but shows the page until the next one responds. Such a failure is reported late, so that the page shows no error.
 */
export async function fetchData(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  try {
    const response = await fetch(input, init);
    setClock(response);
    return response;
  } catch (error) {
    const remainingTime = leavingSince + maxLeavingTime - performance.now();
    if (remainingTime > 0) await new Promise((resolve) => setTimeout(resolve, remainingTime));
    throw isAbort(error) ? error : new ConnectionError(error);
  }
}

const isAbort = (error: unknown) => error instanceof Error && error.name === 'AbortError';
