import fc from 'fast-check';
import { checkResponse } from './checkResponse.ts';
import { type Input, inputs } from './inputs.ts';
import { type Response, send } from './send.ts';
import { upstreamRules } from './upstreamInputs.ts';

export interface SessionOptions {
  origin: string;
  /** The seed of the inputs, together with `session`. */
  seed: number;
  /** The number of the session, from 0. */
  session: number;
  /** The number of inputs. */
  count: number;
  /** The maximum number of milliseconds between two responses, as `readTime` measures it. */
  maxDuration: number;
  /** Returns the time in milliseconds. Without it, the time on the wall. */
  readTime?: () => number;
  onResponse?: (input: Input, response: Response, duration: number) => void;
}

/** An input whose response is wrong. */
export interface Failure {
  session: number;
  index: number;
  input: Input;
  problems: string[];
}

/** The number of inputs that are sent at the same time. */
const concurrency = 16;
/** The number of inputs that are generated at once. */
const batchSize = 500;

/** Sends the inputs of a session to a server that has just started. Returns the failures. */
export async function runSession(options: SessionOptions): Promise<Failure[]> {
  const { origin, seed, session, count, maxDuration, onResponse } = options;
  const { readTime = () => performance.now() } = options;
  /** The time of the latest response. While the server calculates, it sends none. */
  let lastTime = readTime();
  const failures: Failure[] = [];
  for (const request of upstreamRules) await send(origin, { kind: 'upstream rules', ...request });

  for (let first = 0; first < count; first += batchSize) {
    // Knuth's multiplicative hash spreads the numbers, so that the inputs of neighbouring batches differ.
    const batchSeed = Math.imul(seed + session * 100_003 + first, 2_654_435_761);
    const batch = fc.sample(inputs, {
      seed: batchSeed,
      numRuns: Math.min(batchSize, count - first),
    });
    const queue = batch.entries();

    const worker = async () => {
      for (const [position, input] of queue) {
        const problems = await sendAndCheck(input);
        if (problems.length > 0)
          failures.push({ session, index: first + position, input, problems });
      }
    };
    await Promise.all(Array.from({ length: concurrency }, worker));
  }
  return failures;

  async function sendAndCheck(input: Input): Promise<string[]> {
    try {
      const response = await send(origin, input);
      const time = readTime();
      const duration = time - lastTime;
      lastTime = time;
      onResponse?.(input, response, duration);
      const problems = checkResponse(response, JSON.stringify(input));
      if (duration > maxDuration) problems.push(`${duration.toFixed(0)} ms`);
      if (!('next' in input) || response.status >= 300) return problems;
      for (const request of input.next ?? []) {
        const { kind } = input;
        const found = await sendAndCheck({ kind: `${kind}, next`, ...request });
        problems.push(...found.map((problem) => `${problem} of ${request.path} ${request.body}`));
      }
      return problems;
    } catch (error) {
      return [String(error)];
    }
  }
}

/** Returns a failure as text, with at most 1,000 characters of its input. */
export function formatFailure({ session, index, input, problems }: Failure): string {
  const sent = JSON.stringify(input).slice(0, 1_000);
  return `session ${session}, input ${index}: ${problems.join(', ')}\n  ${sent}`;
}
