import { getResponseErrors } from '../../state/failure.ts';

export const isAddress = (text: string) => /^[^\s@]+@[^\s@]+$/.test(text.trim());

/**
 * Shows errors of the server at their fields: `mail.to` of the argument `mail` at `to`, and
 * `invoice.items[0].cost` at `items.0.cost`.
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
