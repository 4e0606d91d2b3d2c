import { hasOwnSchema } from '../config.ts';
import { getDeviceTime } from '../data/clock.ts';
import { getResponseErrors } from '../data/failure.ts';
import { sendOperation } from '../data/sendOperation.ts';
import { RefreshDocument } from '../gql/session/graphql.ts';
import { beginSession, expireSession, session } from './session.ts';
import { getTokenExpiry, readStoredTokens } from './storedSession.ts';

/** The time between the renewal and the expiry of a token, in milliseconds. */
const renewalLead = 90_000;
/** The maximum duration of a request in milliseconds. */
const maxRequestDuration = 10_000;

let runningRenewal: Promise<string> | undefined;

/** Returns an access token that is valid for the duration of a request. The text is empty without a session. */
export async function getFreshToken(): Promise<string> {
  if (hasOwnSchema) return '';
  const { accessToken } = readStoredTokens();
  // The user can have deleted the data of the website while its pages are open.
  const isMissing = accessToken === '' && session.get() !== null;
  const isValid = getTokenExpiry() - maxRequestDuration > getDeviceTime();
  return isMissing || !isValid ? renewToken(accessToken) : accessToken;
}

/**
 * Returns an access token that replaces `oldToken`, which has expired or was refused. Concurrent calls share one request,
 * also across tabs. If the server refuses the renewal, the session ends. A lost connection does not end it.
 */
export function renewToken(oldToken: string): Promise<string> {
  runningRenewal ??= runInOneTab(() => requestToken(oldToken)).finally(() => {
    runningRenewal = undefined;
  });
  return runningRenewal;
}

async function requestToken(oldToken: string): Promise<string> {
  const { accessToken, refreshToken } = readStoredTokens();
  // Another tab has renewed the token, or the session has ended.
  if (accessToken !== oldToken || !session.get()) return accessToken;

  try {
    const { refreshSession } = await sendOperation(RefreshDocument, { refreshToken });
    // The user has signed out in the meantime.
    if (readStoredTokens().refreshToken !== refreshToken) return readStoredTokens().accessToken;
    beginSession(refreshSession.userData, refreshSession);
    return refreshSession.accessToken;
  } catch (error) {
    const isRefused = getResponseErrors(error).some(({ extensions }) =>
      ['INVALID_TOKEN', 'UNAUTHENTICATED'].includes(extensions?.code ?? ''),
    );
    if (isRefused && readStoredTokens().refreshToken === refreshToken) expireSession();
    return readStoredTokens().accessToken;
  }
}

/**
 * Runs a task in one tab at a time, if the browser supports the Web Locks API. In other browsers several tabs can renew the
 * token at once, which the server allows.
 */
async function runInOneTab<Value>(task: () => Promise<Value>): Promise<Value> {
  const { locks } = navigator;
  return locks ? locks.request('frontdesk.refresh', task) : task();
}

/** Renews the token of the current session each time before it expires. */
export function scheduleTokenRenewal() {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function scheduleRenewal() {
    clearTimeout(timer);
    const delay = getTokenExpiry() - renewalLead - getDeviceTime();
    if (!session.get() || delay === Infinity) return;
    timer = setTimeout(renewAndSchedule, Math.max(delay, 1000));
  }

  async function renewAndSchedule() {
    // Another tab may have renewed the token.
    if (getTokenExpiry() - renewalLead <= getDeviceTime())
      await renewToken(readStoredTokens().accessToken);
    // Without a connection, the token has not changed. The delay limits the number of attempts.
    timer = setTimeout(scheduleRenewal, 15_000);
  }

  // Timers do not run while the device sleeps.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') scheduleRenewal();
  });
  session.subscribe(scheduleRenewal);
  scheduleRenewal();
}
