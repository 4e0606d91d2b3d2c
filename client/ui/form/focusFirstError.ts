/** The elements that can have the focus. */
const focusable =
  'input:not([type="hidden"]):not(:disabled), textarea, select, button, [contenteditable="true"], [tabindex="0"]';

/** Returns the element of a field, or null if the form has no element for it. */
export const findField = (form: HTMLElement, path: string) =>
  form.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`);

/**
 * Moves the focus to the first field with an error, in the order of the document. A screen reader then reads its label and its
 * error, because inputs refer to their error with `aria-describedby`.
 */
export function focusFirstError(form: HTMLElement, paths: string[]) {
  const [first] = [
    ...paths.flatMap((path) => findField(form, path) ?? []),
    ...form.querySelectorAll<HTMLElement>('[aria-invalid="true"]'),
  ].sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  if (!first) return;
  const target = first.matches(focusable) ? first : first.querySelector<HTMLElement>(focusable);
  (target ?? first).focus();
}

/** Returns the label of a field as the user sees it, without the asterisk of a required field. */
export function getFieldLabel(form: HTMLElement, path: string): string {
  const field = findField(form, path);
  if (!field) return path;
  const input = field.matches('input, textarea, select')
    ? (field as HTMLInputElement)
    : field.querySelector<HTMLInputElement>('input, textarea, select');
  const labelId = field.getAttribute('aria-labelledby')?.split(' ')[0];
  const label =
    (labelId && document.getElementById(labelId)?.textContent) ??
    input?.labels?.[0]?.textContent ??
    field.getAttribute('aria-label');
  return label ? label.replace(/\s*\*$/, '') : path;
}
