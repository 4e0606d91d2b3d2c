import type { PlannedRequest } from './request.ts';

export interface Received {
  status: number;
  statusText: string;
  /** The time until the end of the body, in milliseconds. */
  time: number;
  headers: [name: string, value: string][];
  body: string;
}

/** Indents JSON. Other texts are returned unchanged. */
function formatBody(text: string) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** Sends the request to this origin. Returns null if there is no response. */
export async function send({ url, ...request }: PlannedRequest): Promise<Received | null> {
  const start = performance.now();
  try {
    const reply = await fetch(url, { ...request, cache: 'no-store' });
    const text = await reply.text();
    return {
      status: reply.status,
      statusText: reply.statusText,
      time: performance.now() - start,
      headers: [...reply.headers],
      body: formatBody(text),
    };
  } catch {
    return null;
  }
}
