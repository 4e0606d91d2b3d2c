import { storageKeys as keys } from '../data/storage.ts';

/** The signed-in viewer as the browser stores it. */
export interface UserData {
  id: number;
  fullName: string;
  username: string;
  avatar: string | null;
  email: string;
  role: 'admin' | 'client';
  ability: { action: string; subject: string }[];
  extras?: { eCommerceCartItemsCount: number } | null;
}

export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

const sessionKeys = [keys.userData, keys.accessToken, keys.refreshToken, keys.tokenReceived];

/** Returns the storage with the session: that of the tab if the viewer was not remembered, else that of all tabs. */
function getStorage(): Storage {
  return sessionStorage.getItem(keys.userData) === null ? localStorage : sessionStorage;
}

export function readStoredUser(): UserData | null {
  try {
    const user: UserData | null = JSON.parse(getStorage().getItem(keys.userData) ?? 'null');
    return user && Array.isArray(user.ability) ? user : null;
  } catch {
    // The browser can block the storage, or the value is not valid JSON.
    return null;
  }
}

export function readStoredTokens(): Tokens {
  const read = (key: string) => (getStorage().getItem(key) ?? '').replace(/^"(.*)"$/, '$1');
  return { accessToken: read(keys.accessToken), refreshToken: read(keys.refreshToken) };
}

/** Stores a session for all tabs if `isRemembered` is true, else for this tab. The default is the storage of the last session. */
export function storeSession(user: UserData, tokens: Tokens, isRemembered?: boolean) {
  const storage =
    isRemembered === undefined ? getStorage() : isRemembered ? localStorage : sessionStorage;

  if (isRemembered !== undefined) deleteStoredSession();
  // The user is stored last, because other tabs react to its change. The quotes around tokens are part of the format.
  storage.setItem(keys.refreshToken, JSON.stringify(tokens.refreshToken));
  storage.setItem(keys.tokenReceived, String(Date.now()));
  storage.setItem(keys.accessToken, JSON.stringify(tokens.accessToken));
  storage.setItem(keys.userData, JSON.stringify(user));
}

export function storeUser(user: UserData) {
  getStorage().setItem(keys.userData, JSON.stringify(user));
}

export function deleteStoredSession() {
  for (const storage of [sessionStorage, localStorage]) {
    for (const key of sessionKeys) storage.removeItem(key);
  }
}

/** The keys that remain after a sign-out: settings of the device, but no input of the user. */
const deviceKeys: string[] = [
  keys.layout,
  keys.mailKeys,
  keys.language,
  keys.branch,
  'frontdesk.calendar.hidden',
];

/** Deletes stored input and searches, so that the next user cannot read them. */
export function deleteStoredInput() {
  for (const storage of [sessionStorage, localStorage]) {
    const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    for (const name of names) {
      if (name.startsWith('frontdesk.') && !deviceKeys.includes(name)) storage.removeItem(name);
    }
  }
}

/** Stores the id of the user whose input remains after the session has expired. */
export function storeInputOwner(id: number) {
  localStorage.setItem(keys.inputOwner, String(id));
}

/** Deletes the stored input if another user has entered it. */
export function deleteInputOfOthers(id: number) {
  const owner = localStorage.getItem(keys.inputOwner);
  if (owner !== null && owner !== String(id)) deleteStoredInput();
  localStorage.removeItem(keys.inputOwner);
}

/** Returns the expiry of the access token in milliseconds, by the clock of this device. Infinity if there is no expiry. */
export function getTokenExpiry(): number {
  try {
    const [, payload = ''] = readStoredTokens().accessToken.split('.');
    const { iat, exp } = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/')));
    const received = Number(getStorage().getItem(keys.tokenReceived));
    const expiry = (received ? received / 1000 + exp - iat : exp) * 1000;
    return Number.isFinite(expiry) ? expiry : Infinity;
  } catch {
    return Infinity;
  }
}
