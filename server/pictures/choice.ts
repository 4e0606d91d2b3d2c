/** FNV-1a: small, and spread well enough to choose between a handful of things. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return hash >>> 0;
}

/** What a key chooses from a list: always the same, for ever. */
export function choiceOf<T>(key: string, about: string, from: readonly [T, ...T[]]): T {
  return from[hashOf(`${key}/${about}`) % from.length] ?? from[0];
}
