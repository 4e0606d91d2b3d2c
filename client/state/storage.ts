/** Names in local storage. The inline script of `index.html` reads the same ones before first paint. */
export const storageKeys = {
  skin: 'skin',
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
  /** Whose session ended by itself, and whose typed text is still here. */
  owner: 'frontdesk.owner',
  /** When the access token came, by this device's clock: the server's may go differently. */
  tokenReceived: 'frontdesk.tokenReceived',
} as const;

/** Returns the JSON value that is stored under a name; null if there is none that can be read. */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Storage may be full or closed to us; what was to be kept then lasts until the reload. */
export function writeStored(key: string, value: unknown) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {}
}
