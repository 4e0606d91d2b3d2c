import type { PlannedRequest } from './request.ts';

export interface Received {
  status: number;
  statusText: string;
  /** Milliseconds until the whole body was here. */
  time: number;
  headers: [name: string, value: string][];
  body: string;
}

/** Indents JSON; other texts stay as they came. */
function pretty(text: string) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** Sends the request to this origin. Null when no reply came. */
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
      body: pretty(text),
    };
  } catch {
    return null;
  }
}
