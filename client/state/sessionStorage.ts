import { storageKeys as keys } from './storage.ts';

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

const all = [keys.userData, keys.accessToken, keys.refreshToken, keys.tokenReceived];

/** Returns the storage of a viewer: that of the tab, unless the viewer asked to be remembered. */
function place(): Storage {
  return sessionStorage.getItem(keys.userData) === null ? localStorage : sessionStorage;
}

export function storedUser(): UserData | null {
  try {
    const user: UserData | null = JSON.parse(place().getItem(keys.userData) ?? 'null');
    return user && Array.isArray(user.ability) ? user : null;
  } catch {
    // The storage may be blocked, or contain values of other programs.
    return null;
  }
}

export function storedTokens(): Tokens {
  const read = (key: string) => (place().getItem(key) ?? '').replace(/^"(.*)"$/, '$1');
  return { accessToken: read(keys.accessToken), refreshToken: read(keys.refreshToken) };
}

/** Stores a session where the last one was stored, or where `isRemembered` says. */
export function storeSession(user: UserData, tokens: Tokens, isRemembered?: boolean) {
  const chosen =
    isRemembered === undefined ? place() : isRemembered ? localStorage : sessionStorage;

  if (isRemembered !== undefined) forgetSession();
  // Tokens first, because other tabs react to the change of the user. The quotes are part of the
  // stored format.
  chosen.setItem(keys.refreshToken, JSON.stringify(tokens.refreshToken));
  chosen.setItem(keys.tokenReceived, String(Date.now()));
  chosen.setItem(keys.accessToken, JSON.stringify(tokens.accessToken));
  chosen.setItem(keys.userData, JSON.stringify(user));
}

export function storeUser(user: UserData) {
  place().setItem(keys.userData, JSON.stringify(user));
}

export function forgetSession() {
  for (const storage of [sessionStorage, localStorage]) {
    for (const key of all) storage.removeItem(key);
  }
}

/** The keys that remain after a sign-out: settings of this device, and no input. */
const ofDevice: string[] = [
  keys.layout,
  keys.mailKeys,
  keys.language,
  keys.branch,
  'frontdesk.calendar.hidden',
];

/** Deletes the stored input and searches, so that the next user cannot read them. */
export function forgetTyped() {
  for (const storage of [sessionStorage, localStorage]) {
    const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    for (const name of names) {
      if (name.startsWith('frontdesk.') && !ofDevice.includes(name)) storage.removeItem(name);
    }
  }
}

/** Stores the owner of the remaining input when a session expires. */
export function keepOwner(id: number) {
  localStorage.setItem(keys.owner, String(id));
}

/** Removes the stored input of another viewer. */
export function removeOtherInput(id: number) {
  const owner = localStorage.getItem(keys.owner);
  if (owner !== null && owner !== String(id)) forgetTyped();
  localStorage.removeItem(keys.owner);
}

/**
 * Returns the expiry of the access token by the clock of this device. Never, if the token has none.
 */
export function tokenExpiry(): number {
  try {
    const [, payload = ''] = storedTokens().accessToken.split('.');
    const { iat, exp } = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/')));
    const received = Number(place().getItem(keys.tokenReceived));
    const expiry = (received ? received / 1000 + exp - iat : exp) * 1000;
    return Number.isFinite(expiry) ? expiry : Infinity;
  } catch {
    return Infinity;
  }
}
