import { getResponseErrors } from '../../data/failure.ts';
import { isPlainObject } from './changes.ts';

/** Returns the text of an error of the server at a field, or `undefined` for the text of the server. */
export type ErrorText = (field: string, message: string) => string | undefined;

interface Options {
  /** The values of the form. They determine which fields exist. */
  values: object;
  /** The name in the form of each input field that has another name, such as `{ url: 'link' }`. */
  fieldNames?: Record<string, string>;
  errorText?: ErrorText;
}

/**
 * Returns the messages of all errors of the server that belong to a field of the form, by the path of the field. The error of
 * `invoice.items[0].cost` belongs to the field `items.0.cost`. `isComplete` is false if there are other errors.
 */
export function readFieldErrors(error: unknown, { values, fieldNames = {}, errorText }: Options) {
  const fieldErrors: Record<string, string> = {};
  const responseErrors = getResponseErrors(error);
  let isComplete = responseErrors.length > 0;

  for (const { message, extensions } of responseErrors) {
    const path = extensions?.field;
    const field = path === undefined ? undefined : findField(path, values, fieldNames);
    if (field === undefined) isComplete = false;
    else {
      const text = errorText?.(field, message) ?? removePath(message, path ?? '');
      fieldErrors[field] = fieldErrors[field] ? `${fieldErrors[field]} ${text}` : text;
    }
  }
  return { fieldErrors, isComplete };
}

/** Finds the field of an input path. The beginning of the path, such as the name of the argument, has no field. */
function findField(path: string, values: object, fieldNames: Record<string, string>) {
  const parts = path.replaceAll(/\[(\d+)\]/g, '.$1').split('.');
  for (let start = 0; start < parts.length; start += 1) {
    const [name = '', ...rest] = parts.slice(start);
    const field = fieldNames[[name, ...rest].join('.')] ?? fieldNames[name] ?? name;
    if (!(field in values)) continue;
    const itemPath = findItemPath(rest, getProperty(values, field), fieldNames);
    return [field, ...itemPath].join('.');
  }
  return undefined;
}

/** Returns the path of a field of an item, if the value is a list of items. Other values are one field. */
function findItemPath(
  [index = '', name = '']: string[],
  value: unknown,
  fieldNames: Record<string, string>,
): string[] {
  const item = Array.isArray(value) ? value[Number(index)] : undefined;
  const field = fieldNames[name] ?? name;
  return isPlainObject(item) && field in item ? [index, field] : [];
}

const getProperty = (value: object, name: string) => (value as Record<string, unknown>)[name];

/** Removes the path of the field from the message of the server, because the message is shown at the field. */
function removePath(message: string, path: string): string {
  const text = message.startsWith(path) ? message.slice(path.length).trim() : message;
  return text.charAt(0).toUpperCase() + text.slice(1);
}
