import { useSearchParams } from 'react-router-dom';

/**
 * Keeps the parameters of a screen in the URL, under the names of its query's variables.
 * A value that equals its default is not in the URL. Parameters of others stay.
 * A screen with several lists gives each a prefix.
 */
export function useUrlParams<Params extends object>(defaults: Params, prefix = '') {
  const [search, setSearch] = useSearchParams();

  const params = readParams(search, defaults, prefix);

  function setParams(changes: Partial<Params>) {
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [name, value] of Object.entries(changes)) {
          const text = String(value ?? '');
          if (text === String(defaults[name as keyof Params])) next.delete(prefix + name);
          else next.set(prefix + name, text);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return [params, setParams] as const;
}

/** Returns the values of a query string, each with the type of its default. */
export function readParams<Params extends object>(
  search: URLSearchParams,
  defaults: Params,
  prefix = '',
): Params {
  return Object.fromEntries(
    Object.entries(defaults).map(([name, fallback]) => [
      name,
      read(search.get(prefix + name), fallback),
    ]),
  ) as Params;
}

/** The largest `Int` of GraphQL. */
const largest = 2 ** 31 - 1;

/**
 * Parses a text from the URL with the type of its default. Returns the default for invalid values.
 */
function read(text: string | null, fallback: unknown) {
  if (text === null) return fallback;
  if (Array.isArray(fallback)) return text.split(',').filter(Boolean);
  if (typeof fallback === 'boolean') return text === 'true' || (text !== 'false' && fallback);
  if (typeof fallback !== 'number') return text;

  const number = Number(text);
  return Number.isInteger(number) && number > 0 && number <= largest ? number : fallback;
}
