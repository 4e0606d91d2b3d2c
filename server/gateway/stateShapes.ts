import { badInput } from '../errors.ts';
import { isIsoTime } from '../values/times.ts';
import { isObject } from './typeGuards.ts';

/** The form of the values at one place in the state of a branch, such as the field of a row. */
export interface Shape {
  /**
   * `null`, `boolean`, `integer` (of 32 bits), `safeInteger`, `number`, `time`, `name`, `string`, `list`, `object`, or
   * `any` JSON.
   */
  kinds: string[];
  /** The names of an enum type. */
  names?: string[];
  /** The fields of objects. */
  fields?: Record<string, Shape>;
  /** The fields that some objects do not have. */
  optional?: string[];
  /** The values of objects whose keys are ids. */
  values?: Shape;
  items?: Shape;
}

/** The shapes of the rows of tables, of values and of the arguments of commands that the schema does not describe. */
export interface StateShapes {
  tables: Record<string, Shape>;
  values: Record<string, Shape>;
  commands: Record<string, Shape>;
}

/** Objects with more fields have keys that clients choose. */
const maxFields = 60;
const maxInt = 2 ** 31 - 1;

function getKind(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value)) return 'number';
    return Math.abs(value) <= maxInt ? 'integer' : 'safeInteger';
  }
  if (typeof value !== 'string') return typeof value;
  if (isIsoTime(value)) return 'time';
  return /^[A-Z][A-Z0-9_]*$/.test(value) ? 'name' : 'string';
}

/** Returns the shape of a value, and of the values whose shape was learned `before`. */
export function learnShape(before: Shape | undefined, value: unknown): Shape {
  if (before?.kinds.includes('any')) return before;
  const kind = getKind(value);
  const shape = before ?? { kinds: [] };
  const kinds = [...new Set([...shape.kinds, kind])].sort();
  const learned: Shape = { ...shape, kinds };
  if (kind === 'name') {
    learned.names = [...new Set([...(shape.names ?? []), value as string])].sort();
  }
  if (Array.isArray(value)) learned.items = value.reduce(learnShape, shape.items);
  if (isObject(value)) learnFields(learned, value, shape);
  return isJson(learned) ? { kinds: ['any'] } : learned;
}

function learnFields(learned: Shape, value: Record<string, unknown>, before: Shape) {
  const keys = Object.keys(value).filter((key) => value[key] !== undefined);
  if (before.values || (keys.length > 0 && !before.fields && keys.every(isId))) {
    learned.values = keys.map((key) => value[key]).reduce(learnShape, before.values);
    return;
  }
  const fields = { ...before.fields };
  for (const key of keys) fields[key] = learnShape(fields[key], value[key]);
  const optional = Object.keys(fields).filter(
    (key) =>
      !keys.includes(key) ||
      before.optional?.includes(key) ||
      (before.fields !== undefined && !Object.hasOwn(before.fields, key)),
  );
  Object.assign(learned, { fields, optional });
}

const isId = (key: string) => /^\d+$/.test(key);

/** Returns whether the values can be any JSON: they are of different structures, or their keys are unlimited. */
function isJson({ kinds, fields }: Shape): boolean {
  const structures = [kinds.includes('list'), kinds.includes('object')].filter(Boolean).length;
  const hasScalar = kinds.some((kind) => !['list', 'object', 'null'].includes(kind));
  return structures + Number(hasScalar) > 1 || Object.keys(fields ?? {}).length > maxFields;
}

/** Throws `BAD_USER_INPUT` for a value without the shape. `path` is its path in the message. */
export function checkShape(shape: Shape, value: unknown, path: string) {
  if (shape.kinds.includes('any')) return;
  if (!shape.kinds.some((kind) => isOfKind(value, kind, shape))) {
    throw badInput(path, `must be of the kind ${shape.kinds.join(' or ')}.`);
  }
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      checkShape(shape.items ?? { kinds: [] }, item, `${path}.${index}`);
    }
  } else if (isObject(value)) checkFields(shape, value, path);
}

function isOfKind(value: unknown, kind: string, { names }: Shape): boolean {
  const found = getKind(value);
  if (kind === 'number') return typeof value === 'number' && Number.isFinite(value);
  if (kind === 'safeInteger') return Number.isSafeInteger(value);
  if (kind === 'string') return typeof value === 'string';
  if (kind === 'name') return found === 'name' && names?.includes(value as string) !== false;
  return found === kind;
}

function checkFields(shape: Shape, value: Record<string, unknown>, path: string) {
  const { fields = {}, optional = [], values } = shape;
  for (const [key, inner] of Object.entries(value)) {
    const expected = values && isId(key) ? values : fields[key];
    if (!expected || !(values || Object.hasOwn(fields, key))) {
      throw badInput(`${path}.${key}`, 'is not a field of this version.');
    }
    if (inner !== undefined) checkShape(expected, inner, `${path}.${key}`);
  }
  for (const key of Object.keys(fields)) {
    if (value[key] === undefined && !optional.includes(key)) {
      throw badInput(`${path}.${key}`, 'is missing.');
    }
  }
}
