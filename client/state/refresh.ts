import { RefreshDocument } from '../gql/session/graphql.ts';
import { getRefusals } from './failure.ts';
import { sendOperation } from './sendOperation.ts';
import { beginSession, expireSession, session } from './session.ts';
import { storedTokens, tokenExpiry } from './sessionStorage.ts';

/** Tokens are renewed this many milliseconds before they expire. */
const renewalLead = 90_000;
/** The maximum duration of a request in milliseconds. */
const maxRequestDuration = 10_000;

let running: Promise<string> | undefined;

/** Returns a token that is valid for the duration of a request. Empty without a session. */
export async function freshToken(): Promise<string> {
  if (tokenExpiry() - maxRequestDuration > Date.now()) return storedTokens().accessToken;
  return renewToken(storedTokens().accessToken);
}

/**
 * Returns a new token instead of `used`, which has expired or was refused. Concurrent calls share
 * one request, also across tabs. A refusal ends the session, a lost connection does not.
 */
export function renewToken(used: string): Promise<string> {
  running ??= runInOneTab(() => exchange(used)).finally(() => {
    running = undefined;
  });
  return running;
}

async function exchange(used: string): Promise<string> {
  const { accessToken, refreshToken } = storedTokens();
  // Another tab has renewed the token, or the session has ended.
  if (accessToken !== used || !session.get()) return accessToken;

  try {
    const { refreshSession } = await sendOperation(RefreshDocument, { refreshToken });
    // The user has signed out meanwhile.
    if (storedTokens().refreshToken !== refreshToken) return storedTokens().accessToken;
    beginSession(refreshSession.userData, refreshSession);
    return refreshSession.accessToken;
  } catch (error) {
    const isRefused = getRefusals(error).some(({ extensions }) =>
      ['INVALID_TOKEN', 'UNAUTHENTICATED'].includes(extensions?.code ?? ''),
    );
    if (isRefused && storedTokens().refreshToken === refreshToken) expireSession();
    return storedTokens().accessToken;
  }
}

/**
 * Runs a task in one tab at a time, if the browser supports locks. The server tolerates the rest.
 */
async function runInOneTab<Value>(task: () => Promise<Value>): Promise<Value> {
  const { locks } = navigator;
  return locks ? locks.request('frontdesk.refresh', task) : task();
}

/** Renews tokens before they expire, during a session. */
export function keepFresh() {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function wait() {
    clearTimeout(timer);
    const left = tokenExpiry() - renewalLead - Date.now();
    if (!session.get() || left === Infinity) return;
    timer = setTimeout(renewAndWait, Math.max(left, 1000));
  }

  async function renewAndWait() {
    // Another tab may have renewed it.
    if (tokenExpiry() - renewalLead <= Date.now()) await renewToken(storedTokens().accessToken);
    // Without a connection the token is the same, so the next attempt waits.
    timer = setTimeout(wait, 15_000);
  }

  // Timers do not run while a laptop sleeps.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') wait();
  });
  session.subscribe(wait);
  wait();
}
