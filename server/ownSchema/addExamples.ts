/** Adds the examples of an own schema to the page of the explorer or of the reference. */
export function addExamples(page: string, examples: unknown): string {
  // In a script, only the text of an end tag has a meaning.
  const json = JSON.stringify(examples).replaceAll('<', '\\u003c');
  const script = `<script type="application/json" id="examples">${json}</script>`;
  return page.replace('</head>', () => `${script}</head>`);
}
