/** Like `Object.keys`, with the keys that the type of the object lists. */
export const typedKeys = <T extends object>(object: T) =>
  Object.keys(object) as (keyof T & string)[];

/** Like `Object.entries`, with the keys that the type of the object lists. */
export const typedEntries = <T extends object>(object: T) =>
  Object.entries(object) as { [Key in keyof T & string]: [key: Key, value: T[Key]] }[keyof T &
    string][];
