import { hasOwnSchema } from '../config.ts';
import { getDeviceTime } from '../data/clock.ts';
import {
  browserStorage,
  deleteUserInput,
  storageKeys as keys,
  readStored,
  type SafeStorage,
  tabStorage,
  writeStored,
} from '../data/storage.ts';
import { isListOf, isObjectOf, isOneOf, isText, isTextOrNull } from '../ui/form/shapes.ts';

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
function getStorage(): SafeStorage {
  return tabStorage.getItem(keys.userData) === null ? browserStorage : tabStorage;
}

export function readStoredUser(): UserData | null {
  // The session belongs to a server of the CRM at the same address.
  if (hasOwnSchema) return null;
  const user = readStored(keys.userData, getStorage());
  return isUser(user) ? (user as UserData) : null;
}

const isUser = isObjectOf({
  ...{ id: Number.isInteger, fullName: isText, username: isText, email: isText },
  ...{ avatar: isTextOrNull, role: isOneOf(['admin', 'client']) },
  ability: isListOf(isObjectOf({ action: isText, subject: isText })),
});

export function readStoredTokens(): Tokens {
  const read = (key: string) => (getStorage().getItem(key) ?? '').replace(/^"(.*)"$/, '$1');
  return { accessToken: read(keys.accessToken), refreshToken: read(keys.refreshToken) };
}

/** Stores a session for all tabs if `isRemembered` is true, else for this tab. The default is the storage of the last session. */
export function storeSession(user: UserData, tokens: Tokens, isRemembered?: boolean) {
  const storage =
    isRemembered === undefined ? getStorage() : isRemembered ? browserStorage : tabStorage;

  if (isRemembered !== undefined) deleteStoredSession();
  // The user is stored last, because other tabs react to its change. The quotes around tokens are part of the format.
  writeStored(keys.refreshToken, tokens.refreshToken, storage);
  writeStored(keys.tokenReceived, getDeviceTime(), storage);
  writeStored(keys.accessToken, tokens.accessToken, storage);
  writeStored(keys.userData, user, storage);
}

/** Returns the stored texts of a session that only the tabs have, or undefined. */
export function readTabSession(): Record<string, string> | undefined {
  if (tabStorage.getItem(keys.userData) === null) return undefined;
  return Object.fromEntries(sessionKeys.map((key) => [key, tabStorage.getItem(key) ?? '']));
}

/** Stores the session of another tab. Returns false if the browser remembers a session, which takes precedence. */
export function writeTabSession(items: Record<string, string>): boolean {
  if (browserStorage.getItem(keys.userData) !== null) return false;
  for (const key of sessionKeys) tabStorage.setItem(key, items[key] ?? '');
  return true;
}

export function storeUser(user: UserData) {
  writeStored(keys.userData, user, getStorage());
}

export function deleteStoredSession() {
  for (const storage of [tabStorage, browserStorage]) {
    for (const key of sessionKeys) storage.removeItem(key);
  }
}

/** Stores the id of the user whose input remains after the session has expired. */
export function storeInputOwner(id: number) {
  browserStorage.setItem(keys.inputOwner, String(id));
}

/** Returns whether the last session has expired, so that the stored input waits for its owner. */
export const hasInputOwner = () => browserStorage.getItem(keys.inputOwner) !== null;

/** Deletes the stored input if another user has entered it. */
export function deleteInputOfOthers(id: number) {
  const owner = browserStorage.getItem(keys.inputOwner);
  if (owner !== null && owner !== String(id)) deleteUserInput();
  browserStorage.removeItem(keys.inputOwner);
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
