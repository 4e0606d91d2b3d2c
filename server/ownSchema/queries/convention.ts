import type { Arguments } from '../lists/pageArguments.ts';
import type { Model } from '../schema/model.ts';
import type { Field } from '../schema/shapes.ts';
import type { OwnData } from '../store/ownData.ts';

/** Reads a root field of `Query`. */
type ReadField = (data: OwnData, args: Arguments) => unknown;

/** A root field as a convention understands it. */
export interface Inferred {
  /** The name of the convention. */
  convention: string;
  /** The reason, for the table that `check` prints. */
  reason: string;
  read: ReadField;
}

/** Returns how a field of `Query` is read, or `undefined` if the convention does not apply to it. */
export type QueryConvention = (model: Model, field: Field) => Inferred | undefined;
