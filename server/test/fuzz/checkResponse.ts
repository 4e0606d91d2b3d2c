import type { Response } from './send.ts';

/** The statuses that are passed on from the upstream, or that show that it has failed. */
const upstreamStatuses = [502, 504, 599];

const leakPatterns: [RegExp, string][] = [
  [/node_modules/, 'a path of the server'],
  [/file:\/\/\//, 'a path of the server'],
  [/\/(?:work|home|root|tmp|usr)\/[\w.-]+\//, 'a path of the server'],
  [/\n? +at (?:async )?[\w.<>]+ \(|\.(?:js|ts):\d+:\d+/, 'a stack trace'],
];

/** Returns the problems of a response. `sent` is the input as text. */
export function checkResponse({ status, body }: Response, sent: string): string[] {
  const problems: string[] = [];
  if (status >= 500 && !upstreamStatuses.includes(status)) problems.push(`status ${status}`);
  if (body.includes('INTERNAL_SERVER_ERROR')) problems.push('INTERNAL_SERVER_ERROR');
  for (const [pattern, leakName] of leakPatterns) {
    const [found] = pattern.exec(body) ?? [];
    // A response may repeat text of the input.
    if (found && !sent.includes(found)) problems.push(`${leakName}: ${found}`);
  }
  return problems;
}
