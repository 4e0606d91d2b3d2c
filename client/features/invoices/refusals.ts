import { refusalsOf } from '../../state/failure.ts';

export const isAddress = (text: string) => /^[^\s@]+@[^\s@]+$/.test(text.trim());

/**
 * Puts what the gateway refused beside its field: `mail.to` of the argument `mail` at `to`, and
 * `invoice.items[0].cost` at `items.0.cost`.
 */
export function refuse(
  error: unknown,
  argument: string,
  setError: (field: string, message: string) => void,
) {
  for (const { message, extensions } of refusalsOf(error)) {
    const { field = '' } = extensions ?? {};
    if (!field.startsWith(`${argument}.`)) continue;
    const name = field.slice(argument.length + 1).replaceAll(/\[(\d+)\]/g, '.$1');
    setError(name, message.replace(field, '').trim());
  }
}
