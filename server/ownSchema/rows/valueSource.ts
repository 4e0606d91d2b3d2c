/** The object for which a value is created. */
export interface ValueSource {
  /** The hash of the object and the field. */
  hash: number;
  /** The hash of the object, from which related values such as a name and an email are derived. */
  objectHash: number;
  /** The number of the row, starting at 1. */
  number: number;
  /** The time at which the branch began, in milliseconds. */
  now: number;
}

/** The name and the owner of a field, in words. */
export interface FieldName {
  /** The words of the name of the field. */
  words: string[];
  /** The words of the name of the type that has the field. */
  typeWords: string[];
  /** Whether the objects of the type have a title and no name. */
  isTitled: boolean;
  /** The name of the field without separators, in small letters. */
  name: string;
}

export type CreateValue = (source: ValueSource) => unknown;
