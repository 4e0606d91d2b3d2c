import { isPlainObject } from './changes.ts';

/** Returns whether a value from the storage has the shape that a field needs. */
export type Shape = (value: unknown) => boolean;

export const isText: Shape = (value) => typeof value === 'string';

export const isTextOrNull: Shape = (value) => value === null || isText(value);

/** The value of a number field: a number, or the text of an empty or incomplete number. */
export const isNumberText: Shape = (value) =>
  isText(value) || (typeof value === 'number' && Number.isFinite(value));

export const isNullOr =
  (shape: Shape): Shape =>
  (value) =>
    value === null || shape(value);

export const isOneOf =
  (values: readonly unknown[]): Shape =>
  (value) =>
    values.includes(value);

export const isListOf =
  (isElement: Shape): Shape =>
  (value) =>
    Array.isArray(value) && value.every(isElement);

export const isObjectOf =
  (shapes: Record<string, Shape>): Shape =>
  (value) =>
    isPlainObject(value) && Object.entries(shapes).every(([name, shape]) => shape(value[name]));

/**
 * Returns the shape of an initial value. `null` stands for an empty text. The elements of an empty array are texts. A field with
 * other values declares its shape.
 */
export function getShape(initialValue: unknown): Shape {
  if (initialValue === null) return isTextOrNull;
  if (Array.isArray(initialValue)) {
    return isListOf(initialValue.length > 0 ? getShape(initialValue[0]) : isText);
  }
  if (isPlainObject(initialValue)) {
    return isObjectOf(
      Object.fromEntries(
        Object.entries(initialValue).map(([name, value]) => [name, getShape(value)]),
      ),
    );
  }
  return (value) => typeof value === typeof initialValue;
}
