import type { FormErrors } from '@mantine/form';

/** Returns the values without surrounding whitespace. */
export function trimValues<Values extends object>(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.trim() : value,
    ]),
  ) as Values;
}

/** Creates an error handler for `form.onSubmit`, which moves the focus to the first invalid field. */
export function createErrorHandler(form: { getInputNode: (path: string) => HTMLElement | null }) {
  return (errors: FormErrors) => {
    const nodes = Object.keys(errors).flatMap((path) => form.getInputNode(path) ?? []);
    const [first] = nodes.sort((a, b) =>
      a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
    first?.focus();
  };
}
