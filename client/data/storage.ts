/** The keys in local storage and session storage. The inline script of `index.html` uses them before the first paint. */
export const storageKeys = {
  colorScheme: 'skin',
  menuCollapsed: 'menuCollapsed',
  layout: 'frontdesk.layout',
  mailKeys: 'frontdesk.mail.keys',
  unsavedMail: 'frontdesk.mail.unsaved',
  language: 'frontdesk.language',
  branch: 'frontdesk.branch',
  controlPanel: 'frontdesk.controlPanel',
  userData: 'userData',
  accessToken: 'accessToken',
  refreshToken: 'refreshToken',
  /** The id of the user whose session has expired and whose input is still stored. */
  inputOwner: 'frontdesk.owner',
  /** The time at which the access token was received, by the clock of this device. The clock of the server may differ. */
  tokenReceived: 'frontdesk.tokenReceived',
} as const;

/** Returns the stored JSON value of a key. Null if there is none, or if it cannot be parsed. */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a value as JSON. If the storage is full or blocked, the value is not stored. */
export function writeStored(key: string, value: unknown) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {}
}
