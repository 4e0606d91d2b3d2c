const closing = { '{': '}', '[': ']', '(': ')' };

/** Returns the position after an expression, which ends at a comma or a closing bracket outside of its own brackets. */
function findEnd(text, start) {
  const open = [];
  for (let position = start; position < text.length; position += 1) {
    const character = text[position];
    if (`'"\``.includes(character)) {
      position += 1;
      while (text[position] !== character) position += text[position] === '\\' ? 2 : 1;
    } else if (text.startsWith('//', position)) position = text.indexOf('\n', position);
    else if (character in closing) open.push(closing[character]);
    else if (open.length === 0 && ',)]}'.includes(character)) return position;
    else if (character === open.at(-1)) open.pop();
  }
  return text.length;
}

/** Removes the entry that begins at a position, with its comma and the comment above it. */
function removeEntryAt(text, start) {
  const end = findEnd(text, start);
  const after = text[end] === ',' ? end + 1 : end;
  const before = text.slice(0, start).replace(/(\n *(\/\/|\/\*\*).*)*\n? *$/, '');
  return before + text.slice(after);
}

/** Removes the properties of objects with a key, such as `POST: (q) => …,`. */
export function removeProperties(text, key) {
  const pattern = new RegExp(`(?<=\\n *)${key}: `);
  let result = text;
  for (let found = pattern.exec(result); found; found = pattern.exec(result)) {
    result = removeEntryAt(result, found.index);
  }
  return result;
}

/** Removes the innermost entries of lists and objects that contain a text, such as `{ file: 'a/b.ts' },`. */
export function removeEntries(text, pattern) {
  let result = text;
  for (let found = pattern.exec(result); found; found = pattern.exec(result)) {
    result = removeEntryAt(result, findStart(result, found.index));
  }
  return result;
}

/** Returns the start of the entry of an object or list that contains a position: its key, its brace, or its text. */
function findStart(text, position) {
  let line = text.lastIndexOf('\n', position) + 1;
  const indent = /^ */.exec(text.slice(line))[0].length;
  const isProperty = /^ *[\w']+: /.test(text.slice(line));
  // The name of a feature is the first item of its list.
  if (/^ *'\w+',\n/.test(text.slice(line))) line = text.lastIndexOf('\n', line - 2) + 1;
  // A property belongs to the object that begins on the nearest line above with a smaller indentation.
  while (isProperty && /^ */.exec(text.slice(line))[0].length >= indent) {
    line = text.lastIndexOf('\n', line - 2) + 1;
  }
  return line + /^ */.exec(text.slice(line))[0].length;
}

/** Removes a value of an enum from an SDL, with its description. */
export const removeEnumValue = (text, value) =>
  text.replace(new RegExp(`\\n {2}"[^"\\n]*"\\n {2}${value}(?=\\s)[^\\n]*`), '');

/** Removes the lines that match a pattern. */
export const removeLines = (text, pattern) =>
  text
    .split('\n')
    .filter((line) => !pattern.test(line))
    .join('\n');

/**
 * Removes the regions of a feature: the lines from the comment `remove-feature blog` to the comment `end blog`. A comment can
 * name several features. A region without an end is the rest of the file.
 */
export function removeRegions(text, name) {
  if (!text.includes('remove-feature')) return text;
  const kept = [];
  let region;
  for (const line of text.split('\n')) {
    const [, names] = /^\W*remove-feature (\w[\w ]*\b)\W*$/.exec(line) ?? [];
    if (!region && names?.split(' ').includes(name)) region = names;
    if (!region) kept.push(line);
    else if (/^\W*end (\w[\w ]*\b)\W*$/.exec(line)?.[1] === region) region = undefined;
  }
  return kept.join('\n');
}
