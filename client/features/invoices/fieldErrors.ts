import { getResponseErrors } from '../../data/failure.ts';

export const isEmailAddress = (text: string) => /^[^\s@]+@[^\s@]+$/.test(text.trim());

/**
 * Shows errors of the server at the fields of the form. For the argument `invoice`, an error of
 * `invoice.items[0].cost` is shown at the field `items.0.cost`.
 */
export function showFieldErrors(
  error: unknown,
  argument: string,
  setError: (field: string, message: string) => void,
) {
  for (const { message, extensions } of getResponseErrors(error)) {
    const { field = '' } = extensions ?? {};
    if (!field.startsWith(`${argument}.`)) continue;
    const name = field.slice(argument.length + 1).replaceAll(/\[(\d+)\]/g, '.$1');
    setError(name, message.replace(field, '').trim());
  }
}
