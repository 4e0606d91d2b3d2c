import { RefreshDocument } from '../gql/session/graphql.ts';
import { ask } from './ask.ts';
import { refusalsOf } from './failure.ts';
import { begin, expire, session } from './session.ts';
import { storedTokens, tokenExpiry } from './sessionStorage.ts';

/** Milliseconds before a token dies in which it is exchanged without being asked for. */
const early = 90_000;
/** Milliseconds that a request may be on its way. */
const slack = 10_000;

let running: Promise<string> | undefined;

/** A token that is good for a request; empty without one. */
export async function freshToken(): Promise<string> {
  if (tokenExpiry() - slack > Date.now()) return storedTokens().accessToken;
  return renewToken(storedTokens().accessToken);
}

/**
 * The token after `used`, which is dead or was refused. However many ask, one exchange is made;
 * another tab's counts too. A refusal ends the session, a lost connection does not.
 */
export function renewToken(used: string): Promise<string> {
  running ??= alone(() => exchange(used)).finally(() => {
    running = undefined;
  });
  return running;
}

async function exchange(used: string): Promise<string> {
  const { accessToken, refreshToken } = storedTokens();
  // Another tab was quicker, or nobody is signed in any more.
  if (accessToken !== used || !session.get()) return accessToken;

  try {
    const { refreshSession } = await ask(RefreshDocument, { refreshToken });
    // Who signed out meanwhile stays out.
    if (storedTokens().refreshToken !== refreshToken) return storedTokens().accessToken;
    begin(refreshSession.userData, refreshSession);
    return refreshSession.accessToken;
  } catch (error) {
    const isRefused = refusalsOf(error).some(
      ({ extensions }) => extensions?.code === 'INVALID_TOKEN',
    );
    if (isRefused && storedTokens().refreshToken === refreshToken) expire();
    return storedTokens().accessToken;
  }
}

/** One tab after the other, where the browser can tell them; the gateway forgives the rest. */
async function alone<Value>(task: () => Promise<Value>): Promise<Value> {
  const { locks } = navigator;
  return locks ? locks.request('frontdesk.refresh', task) : task();
}

/** Exchanges tokens before they die, for as long as somebody is signed in. */
export function keepFresh() {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function wait() {
    clearTimeout(timer);
    const left = tokenExpiry() - early - Date.now();
    if (!session.get() || left === Infinity) return;
    timer = setTimeout(renewAndWait, Math.max(left, 1000));
  }

  async function renewAndWait() {
    // Another tab may have done it.
    if (tokenExpiry() - early <= Date.now()) await renewToken(storedTokens().accessToken);
    // Without a connection the same token is still there: not again at once.
    timer = setTimeout(wait, 15_000);
  }

  // A laptop that was asleep for an hour learns it when it is opened, not at the next click.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') wait();
  });
  session.subscribe(wait);
  wait();
}
