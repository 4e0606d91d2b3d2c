import { readColorScheme, writeColorScheme } from './colorScheme.ts';

const themeKey = 'graphiql:theme';
const isGraphiqlKey = (key: string) => key.startsWith('graphiql:');

/** The storage of GraphiQL. It shares the stored colour scheme with the dashboard. */
export const storage = {
  getItem: (key: string) => (key === themeKey ? readColorScheme() : localStorage.getItem(key)),
  setItem(key: string, value: string) {
    if (key !== themeKey) localStorage.setItem(key, value);
    else if (value === 'light' || value === 'dark') writeColorScheme(value);
  },
  removeItem(key: string) {
    if (key === themeKey) writeColorScheme(null);
    else localStorage.removeItem(key);
  },
  get length() {
    return Object.keys(localStorage).filter(isGraphiqlKey).length;
  },
  clear() {
    for (const key of Object.keys(localStorage).filter(isGraphiqlKey)) localStorage.removeItem(key);
  },
};
