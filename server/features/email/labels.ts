import type { Email, EmailLabel } from '../../gql/types.ts';

/** The names of the labels in `filedUnder` and in REST. */
export const labelNames: Record<EmailLabel, string> = {
  PERSONAL: 'personal',
  COMPANY: 'company',
  IMPORTANT: 'important',
  PRIVATE: 'private',
};

const labelsByName = new Map(
  Object.entries(labelNames).map(([label, name]) => [name, label as EmailLabel]),
);

/**
 * Returns the fields for label names, without duplicates. REST clients can use any name, but only some are labels of
 * the enum.
 */
export function toLabelFields(names: string[]): Pick<Email, 'filedUnder' | 'labels'> {
  const filedUnder = [...new Set(names)];
  return { filedUnder, labels: filedUnder.flatMap((name) => labelsByName.get(name) ?? []) };
}

export const createLabelFields = (labels: EmailLabel[]) =>
  toLabelFields(labels.map((label) => labelNames[label]));
