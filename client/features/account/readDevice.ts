/** The browsers by the parts of the header `User-Agent`. Most browsers also contain the names of those after them. */
const browsers = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;

const systems = [
  ['Android', 'Android'],
  ['iPhone', 'iOS'],
  ['iPad', 'iPadOS'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const;

/** Returns the browser and the system of a header `User-Agent`. Undefined for a client that is no browser. */
export function readDevice(userAgent: string) {
  const find = (names: readonly (readonly [string, string])[]) =>
    names.find(([part]) => userAgent.includes(part))?.[1];
  const [browser, system] = [find(browsers), find(systems)];
  return browser && system ? { browser, system } : undefined;
}
