import { createBranchHeaders } from '../../state/branch.ts';
import { getFreshToken } from '../../state/refresh.ts';
import { partsOf } from './requestFormats.ts';
import type { Recorded } from './traffic.ts';

export interface SentAgain {
  status: number;
  /** In milliseconds. */
  duration: number;
  /** The content of the response. JSON is indented. */
  content: string;
}

/** Longer content is cut off. */
const mostShown = 20_000;

/** Sends a recorded request again as the viewer, and returns the response. Rejects without a response. */
export async function sendAgain(request: Recorded): Promise<SentAgain> {
  const { method, path, body } = partsOf(request);
  const token = await getFreshToken();
  const start = performance.now();
  const response = await fetch(path, {
    method,
    headers: {
      ...createBranchHeaders(),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body,
  });
  const text = await response.text();
  const duration = performance.now() - start;
  return { status: response.status, duration, content: indented(text).slice(0, mostShown) };
}

function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
