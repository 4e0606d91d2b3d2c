import { readTabSession, writeTabSession } from './storedSession.ts';

/** The messages between the tabs of a browser. */
type Message =
  | { kind: 'request' }
  | { kind: 'session'; items: Record<string, string> }
  | { kind: 'end'; hasExpired: boolean };

/** The time in milliseconds in which another tab must answer. */
const answerTime = 150;

let channel: BroadcastChannel | undefined;

interface Handlers {
  /** Called after the session of another tab was stored in this tab. */
  onSession: () => void;
  /** Called when the session of all tabs has ended in another tab. */
  onEnd: (hasExpired: boolean) => void;
}

/**
 * Shares a session that is not remembered with the other tabs. It is stored in each tab, so that it ends with the last one, when
 * the browser closes. Returns the function that ends the exchange.
 */
export function shareSession({ onSession, onEnd }: Handlers): () => void {
  channel = new BroadcastChannel('frontdesk.session');
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'request') announceSession();
    if (data.kind === 'session' && writeTabSession(data.items)) onSession();
    if (data.kind === 'end' && readTabSession()) onEnd(data.hasExpired);
  });
  return () => {
    channel?.close();
    channel = undefined;
  };
}

/** Sends the session of this tab to the other tabs, unless the browser remembers it. */
export function announceSession() {
  const items = readTabSession();
  if (items) send({ kind: 'session', items });
}

/** Ends the session in the other tabs. */
export const announceEnd = (hasExpired: boolean) => send({ kind: 'end', hasExpired });

/** Asks the other tabs for their session. Resolves when one has answered, or after a short time. */
export async function requestSession(): Promise<void> {
  await new Promise<void>((resolve) => {
    if (!channel) return resolve();
    channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      if (data.kind === 'session') resolve();
    });
    send({ kind: 'request' });
    setTimeout(resolve, answerTime);
  });
}

const send = (message: Message) => channel?.postMessage(message);
