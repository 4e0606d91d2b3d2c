import { browserStorage } from '../../data/storage.ts';
import { readColorScheme, writeColorScheme } from './colorScheme.ts';

const themeKey = 'graphiql:theme';
const isGraphiqlKey = (key: string) => key.startsWith('graphiql:');

/** The storage of GraphiQL. It shares the stored colour scheme with the dashboard. */
export const storage = {
  getItem: (key: string) => (key === themeKey ? readColorScheme() : browserStorage.getItem(key)),
  setItem(key: string, value: string) {
    if (key !== themeKey) browserStorage.setItem(key, value);
    else if (value === 'light' || value === 'dark') writeColorScheme(value);
  },
  removeItem(key: string) {
    if (key === themeKey) writeColorScheme(null);
    else browserStorage.removeItem(key);
  },
  get length() {
    return browserStorage.listKeys().filter(isGraphiqlKey).length;
  },
  clear() {
    for (const key of browserStorage.listKeys().filter(isGraphiqlKey))
      browserStorage.removeItem(key);
  },
};
