import { createBranchHeaders } from '../../data/branch.ts';
import { getFreshToken } from '../../session/refresh.ts';
import { getRequestParts } from './requestFormats.ts';
import type { RecordedRequest } from './traffic.ts';

/** The response to a request that was sent again. */
export interface ResendResult {
  status: number;
  /** The duration in milliseconds. */
  duration: number;
  /** The content of the response. JSON is indented. */
  content: string;
}

/** The maximum number of characters of the content. Longer content is cut off. */
const maxContentLength = 20_000;

/** Sends a recorded request again as the viewer, and returns the response. Rejects if there is no response. */
export async function resendRequest(request: RecordedRequest): Promise<ResendResult> {
  const { method, path, body } = getRequestParts(request);
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
  return {
    status: response.status,
    duration,
    content: indentJson(text).slice(0, maxContentLength),
  };
}

function indentJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
