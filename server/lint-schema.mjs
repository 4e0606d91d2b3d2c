// Refuses an SDL in which something has no description: it is the documentation of both faces.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, parse, Source, visit } from 'graphql';

const directory = join(import.meta.dirname, '../schema');
const described = new Set([
  Kind.DIRECTIVE_DEFINITION,
  Kind.ENUM_TYPE_DEFINITION,
  Kind.ENUM_VALUE_DEFINITION,
  Kind.FIELD_DEFINITION,
  Kind.INPUT_OBJECT_TYPE_DEFINITION,
  Kind.INPUT_VALUE_DEFINITION,
  Kind.INTERFACE_TYPE_DEFINITION,
  Kind.OBJECT_TYPE_DEFINITION,
  Kind.SCALAR_TYPE_DEFINITION,
  Kind.UNION_TYPE_DEFINITION,
]);

const findings = readdirSync(directory)
  .filter((file) => file.endsWith('.graphql'))
  .flatMap(findingsIn);

for (const finding of findings) console.error(finding);
if (findings.length > 0) process.exit(1);

function findingsIn(file) {
  const source = new Source(readFileSync(join(directory, file), 'utf8'), `schema/${file}`);
  const found = [];
  visit(parse(source), {
    enter(node) {
      if (!described.has(node.kind)) return;
      const text = node.description?.value.trim();
      if (text && /[.;:]$/.test(text)) return;
      const problem = text ? 'has a description without a full stop' : 'has no description';
      found.push(`${source.name}:${node.loc.startToken.line} ${node.name.value} ${problem}.`);
    },
  });
  return found;
}
