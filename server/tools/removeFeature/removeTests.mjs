/** Splits a test file into its statements, with the comments above them. The code has the format of Biome. */
function splitStatements(text) {
  const statements = [];
  let isOpen = false;
  for (const line of text.split('\n')) {
    const isRegionEnd = /^\/\/ end \w/.test(line);
    const isStart = !isOpen && !isRegionEnd && /^[\w/]/.test(line);
    if (isStart || statements.length === 0) statements.push([line]);
    else statements.at(-1).push(line);
    // A comment belongs to the statement below it, except the end of a region.
    if (line !== '') isOpen = !isRegionEnd && /^(\/| \*)|^[^ ].*[^;})]$/.test(line);
  }
  return statements.map((lines) => lines.join('\n'));
}

/** Returns the entries of a table, such as `test.each([` or `const cases = {`, and the lines before and after them. */
function splitTable(statement) {
  const lines = statement.split('\n');
  const first =
    lines.findIndex((line) => /^(test\.each\(|(export )?const .*= )[[{]$/.test(line)) + 1;
  const end = lines.findIndex((line, index) => index >= first && /^[\]}]/.test(line));
  const entries = [];
  for (const line of first > 0 ? lines.slice(first, end) : []) {
    const hasComment = /^ *\//.test(entries.at(-1)?.at(-1) ?? '');
    if (/^ {2}[^ \])}]/.test(line) && !hasComment) entries.push([line]);
    else entries.at(-1)?.push(line);
  }
  return {
    before: lines.slice(0, first).join('\n'),
    entries: entries.map((entry) => entry.join('\n')),
    after: lines.slice(end).join('\n'),
  };
}

const getName = (statement) =>
  /^(?:async |const |let |function |interface |type )+(\w+)/m.exec(statement)?.[1];
const getTitle = (statement) => /^(?:test[.\w]*|.*\))\(\n? *((['"`]).*?\2),/m.exec(statement)?.[1];
const isImport = (statement) => /^import /m.test(statement);
const isTest = (statement) => /^test\b/m.test(statement);
/** Returns whether the code, without its texts and comments, includes a name. */
const includesName = (text, name) => {
  const code = text.replace(/'(?:[^'\\\n]|\\.)*'|^ *(\/\/|\/?\*).*$/gm, '');
  return new RegExp(`(?<![\\w$])${name}(?![\\w$])`).test(code);
};

/**
 * Removes the tests and the entries of tables for which `isUse` returns true, and the declarations that no test needs then.
 * Returns the remaining text, which is empty if no test remains, and the titles of the removed tests.
 */
export function removeTests(text, isUse) {
  const removed = [];
  const removedNames = new Set();
  const isRemoved = (part) =>
    isUse(part) || [...removedNames].some((name) => includesName(part, name));

  const removeUse = (statement) => {
    const isUnused = isImport(statement) ? !isUse(statement) : !isRemoved(statement);
    if (isUnused) return [statement];
    const { before, entries, after } = splitTable(statement);
    const kept = entries.filter((entry) => !isRemoved(entry));
    if (kept.length > 0 && !isRemoved(before + after)) return [[before, ...kept, after].join('\n')];
    if (isTest(statement)) removed.push(getTitle(statement));
    const names = /^import (?:type )?(.*) from/ms.exec(statement)?.[1] ?? getName(statement) ?? '';
    for (const [name] of names.matchAll(/\w+/g)) removedNames.add(name);
    return [];
  };

  let statements = splitStatements(text);
  const hadTests = statements.some(isTest);
  // A removed declaration also removes the tests above it.
  for (let count = -1; count !== removedNames.size; ) {
    count = removedNames.size;
    statements = statements.flatMap(removeUse);
  }
  if (statements.join('\n') === text) return { text, removed };
  if (hadTests && !statements.some(isTest)) return { text: '', removed };

  for (let count = 0; count !== statements.length; ) {
    count = statements.length;
    statements = statements.filter((statement, _, all) => {
      const name = getName(statement);
      const isKept = !name || isTest(statement) || /^export /m.test(statement);
      return isKept || all.some((other) => other !== statement && includesName(other, name));
    });
  }
  return { text: `${statements.join('\n').trimEnd()}\n`, removed };
}
