/**
 * All keys in the local storage and the session storage. The inline script of `index.html` uses some of them before the first
 * paint. A key that is a function has a part that differs, such as the id of a table.
 */
export const storageKeys = {
  colorScheme: 'skin',
  menuCollapsed: 'menuCollapsed',
  layout: 'frontdesk.layout',
  language: 'frontdesk.language',
  letterKeys: 'frontdesk.keys',
  hiddenEventKinds: 'frontdesk.calendar.hidden',
  tableView: (id: string) => `frontdesk.table.${id}`,

  branch: 'frontdesk.branch',
  clock: 'frontdesk.clock',
  controlPanel: 'frontdesk.controlPanel',
  controlPanelView: 'frontdesk.controlPanel.view',
  explorerIdentity: 'frontdesk.explorer.identity',

  userData: 'userData',
  accessToken: 'accessToken',
  refreshToken: 'refreshToken',
  /** The time at which the access token was received, by the clock of this device. The clock of the server may differ. */
  tokenReceived: 'frontdesk.tokenReceived',
  /** The id of the user whose session has expired and whose input is still stored. */
  inputOwner: 'frontdesk.owner',

  recentSearches: 'frontdesk.recentSearches',
  unsavedMail: 'frontdesk.mail.unsaved',
  unsentMessages: 'frontdesk.chat.unsent',
  chatDrafts: 'frontdesk.chat.drafts',
  lastChat: 'frontdesk.chat.last',
  commenter: 'frontdesk.blog.commenter',
  formDraft: (name: string) => `frontdesk.form.${name}`,
} as const;

/** The settings of the browser, which remain after a sign-out. Everything else with the prefix belongs to the user. */
const settings: string[] = [
  storageKeys.layout,
  storageKeys.language,
  storageKeys.letterKeys,
  storageKeys.hiddenEventKinds,
  storageKeys.branch,
  storageKeys.clock,
];
const isSetting = (key: string) =>
  settings.includes(key) || key.startsWith(storageKeys.tableView(''));

/**
 * A storage that never throws. If the browser blocks the storage or if it is full, the values are kept in memory until the page
 * is closed. A storage can also begin to throw later: the last values are then read from memory.
 */
export interface SafeStorage {
  getItem: (key: string) => string | null;
  /** Returns whether the value remains stored after the page is closed. */
  setItem: (key: string, text: string) => boolean;
  removeItem: (key: string) => void;
  listKeys: () => string[];
}

/** Creates a storage. `getStorage` throws if the browser blocks the storage. */
export function createSafeStorage(getStorage: () => Storage): SafeStorage {
  /** The values that the storage did not take. Null stands for a value that it did not remove. */
  const memory = new Map<string, string | null>();
  const lastValues = new Map<string, string>();
  function remember(key: string, text: string | null) {
    if (text === null) lastValues.delete(key);
    else lastValues.set(key, text);
    return text;
  }
  function attempt<Value>(access: (storage: Storage) => Value, fallback: Value): Value {
    try {
      return access(getStorage());
    } catch {
      return fallback;
    }
  }

  return {
    getItem(key) {
      const value = memory.get(key);
      if (value !== undefined) return value;
      return attempt((storage) => remember(key, storage.getItem(key)), lastValues.get(key) ?? null);
    },
    setItem(key, text) {
      const isStored = attempt((storage) => {
        storage.setItem(key, text);
        remember(key, text);
        return true;
      }, false);
      if (isStored) memory.delete(key);
      else memory.set(key, text);
      return isStored;
    },
    removeItem(key) {
      lastValues.delete(key);
      const isRemoved = attempt((storage) => {
        storage.removeItem(key);
        return true;
      }, false);
      if (isRemoved) memory.delete(key);
      else memory.set(key, null);
    },
    listKeys() {
      const stored = attempt((storage) => Object.keys(storage), [...lastValues.keys()]);
      return [...new Set([...memory.keys(), ...stored])].filter((key) => memory.get(key) !== null);
    },
  };
}

/** The storage of this browser, which all tabs share. */
export const browserStorage = createSafeStorage(() => localStorage);

/** The storage of this tab. */
export const tabStorage = createSafeStorage(() => sessionStorage);

/** Returns the stored JSON value of a key, which the caller validates. Null if there is none, or if it cannot be parsed. */
export function readStored(key: string, storage = browserStorage): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a value as JSON. Returns whether it remains stored after the page is closed. */
export const writeStored = (key: string, value: unknown, storage = browserStorage): boolean =>
  storage.setItem(key, JSON.stringify(value));

/** Deletes what the user has entered or searched, so that the next user cannot read it. */
export function deleteUserInput() {
  for (const storage of [tabStorage, browserStorage]) {
    for (const key of storage.listKeys()) {
      if (key.startsWith('frontdesk.') && !isSetting(key)) storage.removeItem(key);
    }
  }
}
