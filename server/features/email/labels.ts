import type { Email, EmailLabel } from '../../gql/resolvers.ts';

/** The labels as `filedUnder`, and REST, spell them. */
export const wordOf: Record<EmailLabel, string> = {
  PERSONAL: 'personal',
  COMPANY: 'company',
  IMPORTANT: 'important',
  PRIVATE: 'private',
};

const labelOf = new Map(Object.entries(wordOf).map(([label, word]) => [word, label as EmailLabel]));

/** Returns the words that a mail is filed under, and which of them are labels. REST clients may use any word. */
export function toLabelFields(words: string[]): Pick<Email, 'filedUnder' | 'labels'> {
  const filedUnder = [...new Set(words)];
  return { filedUnder, labels: filedUnder.flatMap((word) => labelOf.get(word) ?? []) };
}

export const toWords = (labels: EmailLabel[]) =>
  toLabelFields(labels.map((label) => wordOf[label]));
