import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { readFiles } from '../testing/readFiles.ts';

/** A node of the syntax tree. */
interface Node {
  [name: string]: unknown;
  type: string;
  start: number;
}

type Kind = 'text' | 'conditionalText' | 'conditional' | 'constant';

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;
const getNode = (node: Node, name: string) => node[name] as Node;
const getName = (node: Node): string =>
  String(node.name ?? (isNode(node.property) ? node.property.name : ''));

/** Returns whether an expression is a text, judged by its name if its type is not visible. */
function isText(node: Node): boolean {
  switch (node.type) {
    case 'Literal':
      return ['string', 'number'].includes(typeof node.value) && String(node.value).trim() !== '';
    case 'TemplateLiteral':
      return true;
    case 'CallExpression':
      return /^(t|join|toLocaleString|format\w*)$/.test(getName(getNode(node, 'callee')));
    case 'Identifier':
    case 'MemberExpression':
      return /(text|name|title|label|value|count|message|amount|subject|email|company)$/i.test(
        getName(node),
      );
    case 'ConditionalExpression':
      return isText(getNode(node, 'consequent')) && isText(getNode(node, 'alternate'));
    default:
      return false;
  }
}

/** Returns the kind of a child. Undefined for white space between the lines of the source file. */
function findKind(child: Node, chosenComponents: Set<string>): Kind | undefined {
  if (child.type === 'JSXText') return String(child.value).trim() === '' ? undefined : 'text';
  if (child.type === 'JSXElement') {
    const name = getName(getNode(getNode(child, 'openingElement'), 'name'));
    return chosenComponents.has(name) ? 'conditional' : 'constant';
  }
  if (child.type !== 'JSXExpressionContainer') return 'constant';
  const expression = getNode(child, 'expression');
  if (isText(expression)) return 'text';
  const branches = ['consequent', 'alternate', 'right']
    .map((name) => expression[name])
    .filter(isNode);
  if (branches.length > 0) return branches.some(isText) ? 'conditionalText' : 'conditional';
  const isList =
    expression.type === 'CallExpression' && getName(getNode(expression, 'callee')) === 'map';
  return isList ? 'conditional' : 'constant';
}

/** Returns whether React inserts an element before a text of the element, or removes a text from it. */
function isFragile({ children }: Node, chosenComponents: Set<string>): boolean {
  const kinds = (children as Node[]).flatMap((child) => findKind(child, chosenComponents) ?? []);
  const isBeforeText = (kind: Kind, index: number) =>
    kind === 'conditional' && kinds.slice(index + 1).some((next) => /text/i.test(next));
  return kinds.length > 1 && (kinds.includes('conditionalText') || kinds.some(isBeforeText));
}

/** Returns the elements of a source file that match. */
function findElements(node: unknown, matches: (element: Node) => boolean): Node[] {
  if (Array.isArray(node)) return node.flatMap((child) => findElements(child, matches));
  if (!isNode(node)) return [];
  const nested = Object.values(node).flatMap((child) => findElements(child, matches));
  const isElement = ['JSXElement', 'JSXFragment'].includes(node.type);
  return isElement && matches(node) ? [node, ...nested] : nested;
}

function findFragile(path: string, source: string): string[] {
  // Components that differ, such as `const Icon = isOpen ? IconUp : IconDown`, `icons[kind]` or the property `icon: Icon`.
  const chosen = source.matchAll(/const ([A-Z]\w*) =[^;]{0,120}[?[]|\b\w+: ([A-Z]\w*)(?= *[,}=])/g);
  const names = [...chosen].flatMap(([, ...groups]) => groups.filter(Boolean));
  const imports = source.match(/^import [^;]+;/gm)?.join('') ?? '';
  const isImported = (name = '') => new RegExp(`\\b${name}\\b`).test(imports);
  const chosenComponents = new Set(names.filter((name) => !isImported(name)));
  const { program } = parseSync(path, source, { lang: 'tsx' });
  const fragile = findElements(program, (element) => isFragile(element, chosenComponents));
  // A component that returns a text can be beside others.
  const bareTexts = source.matchAll(/^(export )?function [A-Z](?:(?!^\}).)*^ {2}return t\(/gms);
  const starts = [
    ...fragile.map(({ start }) => start),
    ...[...bareTexts].map(({ index }) => index),
  ];
  return starts.map((start) => `${path}:${source.slice(0, start).split('\n').length}`);
}

test('a page that the browser has translated remains usable', () => {
  // The translation moves each text into a new element. React then fails to insert an element before the text, or to remove it.
  const fragile = readFiles(/(?<!\.test)\.tsx$/).flatMap(([path, source]) =>
    findFragile(path, source),
  );

  expect(fragile).toEqual([]);
});

test.each([
  ['<p>{isNew && <Icon />} {title}</p>', 1],
  ['<p>{title} {isNew && t("new")}</p>', 1],
  ['<p>{items.map((item) => <b key={item} />)}text</p>', 1],
  ['<p>{isNew && <Icon />} <span>{title}</span></p>', 0],
  ['({ icon: Icon, title }) => <p><Icon />{title}</p>', 1],
  ['({ icon: Icon, title }) => <p><Icon /><span>{title}</span></p>', 0],
  ['function Title() {\n  return t("title");\n}', 1],
  ['<p>{title} {isNew && <Icon />}</p>', 0],
  ['<p>{isNew && t("new")}</p>', 0],
])('%s has %i fragile elements', (source, count) => {
  expect(findFragile('example.tsx', source)).toHaveLength(count);
});
