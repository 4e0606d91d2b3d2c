import { expect, onTestFinished } from 'vitest';
import { startServer } from '../fuzz/startServer.ts';

/** The maximum resident set size in MB. */
const maxMemory = 600;
/** The maximum CPU time of a request in milliseconds. */
const maxCpuTime = 1_000;

/** Starts a server that must not end, log an error, answer with 500, use much memory or calculate for a second. */
export async function startAttackedServer(env: Record<string, string> = {}) {
  const server = await startServer(env);
  onTestFinished(async () => {
    expect(await server.stop()).toEqual([]);
  });

  /** Sends a request, and checks the response and what the server has needed for it. */
  async function send(path: string, options: RequestInit = {}) {
    const start = server.readCpuTime();
    const response = await fetch(server.origin + path, options);
    const text = await response.text();
    const sent = `${path} ${JSON.stringify(options)}`.slice(0, 300);
    expect(response.status, sent).not.toBe(500);
    expect(text, sent).not.toContain('INTERNAL_SERVER_ERROR');
    expect(server.readCpuTime() - start, sent).toBeLessThan(maxCpuTime);
    expect(server.readMemory(), sent).toBeLessThan(maxMemory);
    return { status: response.status };
  }

  return {
    origin: server.origin,
    send,
    post: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      send(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
  };
}

export type AttackedServer = Awaited<ReturnType<typeof startAttackedServer>>;
