// Checks that the descriptions of the schema comply with the rules of `schema/README.md`, and that each field has its resolver.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, parse, Source, visit } from 'graphql';
import { runnerImport } from 'vite';

const directory = join(import.meta.dirname, '../../../schema');
const rootTypes = new Set(['Query', 'Mutation', 'Subscription']);
const maxSummaryWords = 6;
const describedKinds = new Set([
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

const base = parse(readFileSync(join(directory, 'base.graphql'), 'utf8'));
const { values } = base.definitions.find(({ name }) => name.value === 'ErrorCode');
const errorCodes = new Set(values.map(({ name }) => name.value));

const findings = readdirSync(directory)
  .filter((file) => file.endsWith('.graphql'))
  .flatMap(findProblems);

try {
  const [{ module: schema }, { module: features }] = await Promise.all(
    ['schema.ts', 'features.ts'].map((file) =>
      runnerImport(join(import.meta.dirname, '../..', file)),
    ),
  );
  schema.createSchema(features.crm);
} catch (error) {
  findings.push(error.message);
}

for (const finding of findings) console.error(finding);
if (findings.length > 0) process.exit(1);

function findProblems(file) {
  const source = new Source(readFileSync(join(directory, file), 'utf8'), `schema/${file}`);
  const problems = [];
  const report = ({ loc, name }, problem) =>
    problems.push(`${source.name}:${loc.startToken.line} ${name.value} ${problem}.`);

  visit(parse(source), {
    enter(node) {
      const problem = describedKinds.has(node.kind) && findDescriptionProblem(getDescription(node));
      if (problem) report(node, problem);
      if (!rootTypes.has(node.name?.value)) return;
      for (const field of node.fields ?? []) {
        const errors = findErrorsProblem(field);
        if (errors) report(field, errors);
        const words = getSummary(getDescription(field)).split(/\s+/).length;
        if (words > maxSummaryWords) {
          report(field, `has a first sentence of ${words} words; at most ${maxSummaryWords} fit`);
        }
      }
    },
  });
  return problems;
}

function getDescription(node) {
  return node.description?.value.trim() ?? '';
}

/** Returns the first sentence, which REST tools show as the title of an operation. */
function getSummary(description) {
  return description.split(/\.\s/, 1)[0];
}

/** Compares the codes after "Errors:" in a description with those of `@errors`. */
function findErrorsProblem(field) {
  const [, text = ''] = getDescription(field).split(/Errors[:,]/);
  const described = [...text.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name);
  const names = [...new Set(described)].filter((name) => errorCodes.has(name));
  const directive = field.directives.find(({ name }) => name.value === 'errors');
  const codes = directive?.arguments[0].value.values.map(({ value }) => value) ?? [];
  if (names.toSorted().join() === codes.toSorted().join()) return undefined;
  return `describes the errors ${names.join(', ') || 'none'}, and @errors lists ${codes.join(', ') || 'none'}`;
}

function findDescriptionProblem(description) {
  if (description === '') return 'has no description';
  if (!description.endsWith('.')) return 'has a description without a full stop';
  const [, word] = /^((?:What|Who|Whom|Where|When|Which|How)(?:ever)?)\b/.exec(description) ?? [];
  return word && `has a description that begins with "${word}"; begin with a noun or a verb`;
}
