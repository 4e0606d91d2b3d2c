import type { Response } from './send.ts';

/** Milliseconds. */
const slowest = 2_000;

const leaks: [RegExp, string][] = [
  [/node_modules/, 'a path of the server'],
  [/file:\/\/\//, 'a path of the server'],
  [/\/(?:work|home|root|tmp|usr)\/[\w.-]+\//, 'a path of the server'],
  [/\n? +at (?:async )?[\w.<>]+ \(|\.(?:js|ts):\d+:\d+/, 'a stack trace'],
];

/** Returns what is wrong with a response: nothing in most cases. */
export function checkResponse({ status, body, milliseconds }: Response, sent: string): string[] {
  const problems: string[] = [];
  if (status >= 500) problems.push(`status ${status}`);
  if (body.includes('INTERNAL_SERVER_ERROR')) problems.push('INTERNAL_SERVER_ERROR');
  if (milliseconds > slowest) problems.push(`${milliseconds.toFixed(0)} ms`);
  for (const [pattern, leaked] of leaks) {
    const [found] = pattern.exec(body) ?? [];
    // A response may repeat what was sent.
    if (found && !sent.includes(found)) problems.push(`${leaked}: ${found}`);
  }
  return problems;
}
