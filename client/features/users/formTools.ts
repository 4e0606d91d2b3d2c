import type { FormErrors } from '@mantine/form';

/** The same values without blanks around them. */
export function trimmed<Values extends object>(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.trim() : value,
    ]),
  ) as Values;
}

/** Leads to the first thing that is wrong. */
export function focusFirst(form: { getInputNode: (path: string) => HTMLElement | null }) {
  return (errors: FormErrors) => {
    const nodes = Object.keys(errors).flatMap((path) => form.getInputNode(path) ?? []);
    const [first] = nodes.sort((a, b) =>
      a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
    first?.focus();
  };
}
