import type { RequestOptions } from '../caller/formatRequest.ts';

/** A response whose body has been read. */
export interface ReceivedResponse {
  status: number;
  statusText: string;
  /** The time from the start of the request to the end of the response, in milliseconds. */
  duration: number;
  headers: [name: string, value: string][];
  body: string;
}

/** Returns JSON with indentation. Other texts are returned unchanged. */
function formatBody(text: string) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** Sends a request to the origin of the page. Returns null if there is no response. */
export async function sendRequest({
  url,
  ...request
}: RequestOptions): Promise<ReceivedResponse | null> {
  const start = performance.now();
  try {
    const response = await fetch(url, { ...request, cache: 'no-store' });
    const text = await response.text();
    return {
      status: response.status,
      statusText: response.statusText,
      duration: performance.now() - start,
      headers: [...response.headers],
      body: formatBody(text),
    };
  } catch {
    return null;
  }
}
