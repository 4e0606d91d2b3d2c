/** Returns the next random number from 0 to below 1. */
export type Random = () => number;

/** A type of a random schema, and the operations on it. */
export interface RandomType {
  name: string;
  path: string;
  /** The scalar fields with functions that create values for them. */
  leaves: {
    name: string;
    type: string;
    isRequired: boolean;
    create: (random: Random) => unknown;
  }[];
  /** The field that leads to one row, and the list in the opposite direction. */
  relations: { name: string; target: string; isRequired: boolean; list: string | undefined }[];
  byId: string;
  /** The query of all rows, and the path to them in its result. */
  list: { field: string; selection: (row: string) => string; path: string[] };
  create: Operation;
  update: Operation;
  remove: { field: string; selection: string };
}

/** A mutation whose values are arguments, or fields of an input object. */
interface Operation {
  field: string;
  inputType: string | undefined;
  /** The path to the row in the payload. */
  path: string[];
}

/** Creates a random number generator (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const pick = <Item>(random: Random, items: readonly Item[]): Item =>
  items[Math.floor(random() * items.length)] as Item;

const nouns = ['Book', 'Harbour', 'Ticket', 'Parcel', 'Recipe', 'Mountain', 'Invoice', 'Robot'];
const words = ['oak', 'lamp', 'quiet', 'seven', 'north', 'velvet', 'paper', 'ember'];

const leafPool: RandomType['leaves'] = [
  {
    name: 'title',
    type: 'String',
    isRequired: true,
    create: (random) => `${pick(random, words)} ${Math.floor(random() * 999)}`,
  },
  { name: 'note', type: 'String', isRequired: false, create: (random) => pick(random, words) },
  { name: 'size', type: 'Int', isRequired: false, create: (random) => Math.floor(random() * 500) },
  {
    name: 'price',
    type: 'Float',
    isRequired: true,
    create: (random) => Math.floor(random() * 9000) / 100,
  },
  { name: 'isOpen', type: 'Boolean', isRequired: true, create: (random) => random() < 0.5 },
  {
    name: 'state',
    type: 'State',
    isRequired: true,
    create: (random) => pick(random, ['NEW', 'OPEN', 'DONE']),
  },
];

const lower = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
const upper = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Creates a random schema: types, relations, and the names and shapes of its operations. */
export function createRandomSchema(random: Random): { sdl: string; types: RandomType[] } {
  const start = Math.floor(random() * nouns.length);
  const names = Array.from({ length: 2 + Math.floor(random() * 3) }, (_, index) =>
    String(nouns[(start + index) % nouns.length]),
  );
  const types = names.map((name, index) => createType(random, name, names.slice(0, index)));
  const sdl = [
    'enum State { NEW OPEN DONE }',
    'type PageInfo { hasNextPage: Boolean! endCursor: String }',
    `type Query { ${types.map(printQueries).join(' ')} }`,
    `type Mutation { ${types.map(printMutations).join(' ')} }`,
    ...types.map((type) => printType(type, types)),
  ].join('\n');
  return { sdl, types };
}

function createType(random: Random, name: string, earlier: readonly string[]): RandomType {
  const one = lower(name);
  const many = `${one}s`;
  const optional = leafPool.slice(1).filter(() => random() < 0.7);
  const target = earlier.length > 0 && random() < 0.8 ? pick(random, earlier) : undefined;
  const isConnection = random() < 0.4;
  const isLast = random() < 0.3;
  const nameOf = (verb: string) => (isLast ? `${one}${upper(verb)}` : `${verb}${name}`);
  const createOperation = (field: string, verb: string): Operation => {
    const hasPayload = random() < 0.4;
    return {
      field,
      inputType: random() < 0.6 ? `${verb}${name}Input` : undefined,
      path: hasPayload ? [one] : [],
    };
  };
  return {
    name,
    path: many,
    leaves: [leafPool[0] as RandomType['leaves'][number], ...optional],
    relations: target
      ? [
          {
            name: lower(target),
            target,
            isRequired: random() < 0.5,
            list: random() < 0.7 ? many : undefined,
          },
        ]
      : [],
    byId: random() < 0.5 ? one : `get${name}`,
    list: isConnection
      ? {
          field: `all${name}s`,
          selection: (row) => `(first: 100) { nodes { ${row} } }`,
          path: ['nodes'],
        }
      : { field: many, selection: (row) => `{ ${row} }`, path: [] },
    create: createOperation(
      nameOf(pick(random, isLast ? ['create'] : ['create', 'add'])),
      'Create',
    ),
    update: createOperation(
      nameOf(pick(random, isLast ? ['update'] : ['update', 'edit'])),
      'Update',
    ),
    remove: {
      field: nameOf(pick(random, isLast ? ['delete'] : ['delete', 'remove'])),
      selection: random() < 0.5 ? '' : '{ success }',
    },
  };
}

const printQueries = ({ name, byId, list }: RandomType) =>
  `${byId}(id: ID!): ${name} ${list.field}${list.path.length > 0 ? `(first: Int, after: String): ${name}Connection!` : `: [${name}!]!`}`;

/** Returns the arguments or the input fields of a mutation. */
const printValues = ({ leaves, relations }: RandomType, isCreate: boolean) =>
  [
    ...leaves.map(
      ({ name, type, isRequired }) => `${name}: ${type}${isCreate && isRequired ? '!' : ''}`,
    ),
    ...relations.map(({ name, isRequired }) => `${name}Id: ID${isCreate && isRequired ? '!' : ''}`),
  ].join(' ');

function printMutations(type: RandomType): string {
  const { name, create, update, remove } = type;
  const print = ({ field, inputType, path }: Operation, id: string, isCreate: boolean) => {
    const values = inputType ? `input: ${inputType}!` : printValues(type, isCreate);
    const result = path.length > 0 ? `${upper(field)}Payload!` : `${name}!`;
    return `${field}(${id} ${values}): ${result}`;
  };
  const removed = remove.selection === '' ? 'Boolean!' : `${upper(remove.field)}Payload!`;
  return `${print(create, '', true)} ${print(update, 'id: ID!', false)} ${remove.field}(id: ID!): ${removed}`;
}

function printType(type: RandomType, types: readonly RandomType[]): string {
  const { name, leaves, relations, create, update, remove, list } = type;
  const lists = types.flatMap((other) =>
    other.relations
      .filter((relation) => relation.target === name && relation.list)
      .map((relation) => `${relation.list}: [${other.name}!]!`),
  );
  const fields = [
    'id: ID!',
    ...leaves.map((leaf) => `${leaf.name}: ${leaf.type}${leaf.isRequired ? '!' : ''}`),
    ...relations.map(
      (relation) => `${relation.name}: ${relation.target}${relation.isRequired ? '!' : ''}`,
    ),
    ...lists,
  ];
  const parts = [`type ${name} { ${fields.join(' ')} }`];
  for (const { field, inputType, path } of [create, update]) {
    if (inputType)
      parts.push(`input ${inputType} { ${printValues(type, inputType.startsWith('Create'))} }`);
    if (path.length > 0)
      parts.push(`type ${upper(field)}Payload { ${path[0]}: ${name} success: Boolean! }`);
  }
  if (remove.selection !== '')
    parts.push(`type ${upper(remove.field)}Payload { success: Boolean! }`);
  if (list.path.length > 0)
    parts.push(
      `type ${name}Connection { nodes: [${name}!]! pageInfo: PageInfo! totalCount: Int! }`,
    );
  return parts.join('\n');
}
