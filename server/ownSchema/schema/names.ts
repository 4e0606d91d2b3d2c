/** Splits a name into its words in small letters: `HTMLPage`, `html_page` and `htmlPage` have the words `html` and `page`. */
export const splitWords = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/(?<=[A-Z])([A-Z][a-z])/g, ' $1')
    .split(/[\s_-]+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase());

/** Returns a name without its case and its separators, so that names of different spellings can be compared. */
export const foldName = (name: string): string => name.toLowerCase().replace(/[_-]/g, '');

/** Returns the singular of an English noun. The case of other letters is kept. */
export function toSingular(noun: string): string {
  if (/(people|children)$/i.test(noun)) {
    return noun.replace(/eople$/i, 'erson').replace(/ren$/i, '');
  }
  if (/ies$/i.test(noun))
    return /(series|species|movies)$/i.test(noun) ? noun : `${noun.slice(0, -3)}y`;
  if (/(ss|us|is)$/i.test(noun)) return noun;
  if (/(ches|shes|xes|sses|zes)$/i.test(noun)) return noun.slice(0, -2);
  return noun.replace(/s$/i, '');
}

/** Returns the plural of an English noun. */
export function toPlural(noun: string): string {
  if (/person$/i.test(noun)) return noun.replace(/erson$/i, 'eople');
  if (/child$/i.test(noun)) return `${noun}ren`;
  if (/[^aeiou]y$/i.test(noun)) return `${noun.slice(0, -1)}ies`;
  if (/series$|species$/i.test(noun)) return noun;
  return /(s|x|z|ch|sh)$/i.test(noun) ? `${noun}es` : `${noun}s`;
}

/** Returns whether two names mean the same noun, in the singular or in the plural. */
export function isSameNoun(first: string, second: string): boolean {
  const [a, b] = [foldName(first), foldName(second)];
  return a === b || toSingular(a) === toSingular(b);
}

/** Returns the name in words: `pull request` for `PullRequest`. */
export const toPhrase = (name: string): string => splitWords(name).join(' ');

/** Returns the name with a small first letter. */
export const toFieldName = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** Returns the name in kebab case: `pull-request`. */
export const toKebabCase = (name: string): string => splitWords(name).join('-');
