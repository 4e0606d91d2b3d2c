/** The lines of a file of values, each as its fields: RFC 4180, also with semicolons or tabs. */
export function readCsv(text: string): string[][] {
  const content = text.replace(/^\uFEFF/, '');
  const separator = separatorOf(content);
  const lines: string[][] = [[]];
  let field = '';
  let isQuoted = false;

  function endField() {
    lines.at(-1)?.push(field);
    field = '';
  }

  for (let index = 0; index < content.length; index += 1) {
    const letter = content[index] as string;
    if (isQuoted) {
      if (letter !== '"') field += letter;
      else if (content[index + 1] === '"') {
        field += '"';
        index += 1;
      } else isQuoted = false;
    } else if (letter === '"' && field === '') isQuoted = true;
    else if (letter === separator) endField();
    else if (letter === '\n') {
      endField();
      lines.push([]);
    } else if (letter !== '\r') field += letter;
  }
  endField();

  return lines.filter((line) => line.some((one) => one.trim() !== ''));
}

/** Whichever the first line has most of. */
function separatorOf(content: string): string {
  const [first = ''] = content.split('\n', 1);
  const counts = [',', ';', '\t'].map((one) => [first.split(one).length, one] as const);
  return counts.reduce((most, one) => (one[0] > most[0] ? one : most))[1];
}
