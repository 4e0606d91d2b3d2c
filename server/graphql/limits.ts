import {
  type ASTNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
  visit,
} from 'graphql';

/** The limits of a request. The dashboard uses less than half of each limit. */
export const limits = {
  /** The maximum number of bytes of a request body. */
  body: 1_000_000,
  /** The maximum number of characters of all cached documents. The operations of the dashboard have 60,000. */
  documents: 200_000,
  /** The maximum number of tokens of a document, as the parser counts them. */
  tokens: 4_000,
  /** The maximum depth of fields. The introspection query of common tools has a depth of 15. */
  depth: 20,
  /** The maximum number of selected fields. The fields of a fragment count at each spread. */
  fields: 4_000,
  aliases: 100,
  directives: 50,
  /** The maximum number of values in a response, as `cost.ts` estimates them. */
  cost: 200_000,
  /** Added to `cost` for each row of the largest table, so that all rows of any table can be listed. */
  costPerRow: 50,
  /** The maximum number of characters of a response. */
  response: 64_000_000,
  /** Milliseconds after which a query must not resolve further nested fields. */
  executionTime: 10_000,
  /** The maximum number of open streams of all callers, and of one address. `MAX_STREAMS` and others replace them. */
  streams: 500,
  streamsPerClient: 250,
};

/** The limits that are compared with a count in a request or its response. */
type CountedLimit = 'body' | 'response' | 'tokens' | 'depth' | 'fields' | 'aliases' | 'directives';

/** The limits of documents as validation rules, so that a document is measured only once and not for every request. */
export const limitRules: ValidationRule[] = [
  (context) => refuseAbove(context, 'aliases', (document) => countNodes(document, isAlias)),
  (context) => refuseAbove(context, 'directives', (document) => countNodes(document, isDirective)),
  (context) => refuseAbove(context, 'depth', (document) => measureDocument(document).depth),
  (context) => refuseAbove(context, 'fields', (document) => measureDocument(document).fields),
];

function refuseAbove(
  context: ValidationContext,
  limit: CountedLimit,
  measure: (document: DocumentNode) => number,
) {
  const measured = measure(context.getDocument());
  if (measured > limits[limit]) context.reportError(createLimitError(limit, measured));
  return {};
}

/** Creates the error of an exceeded limit. `measured` is missing if the parser stopped at the limit. */
export function createLimitError(limit: CountedLimit, measured?: number): GraphQLError {
  const found = measured ?? 'more';
  return new GraphQLError(
    `The ${limit} limit is ${limits[limit]}; this request has ${found}. Send several smaller requests.`,
    { extensions: { code: 'LIMIT_EXCEEDED', limit } },
  );
}

/** Returns the error of a limit if the message shows that graphql-js stopped parsing at it. */
export function findParserLimitError(message: string): GraphQLError | undefined {
  if (message.includes(`more that ${limits.tokens} tokens`)) return createLimitError('tokens');
  return message.includes('call stack') ? createLimitError('depth') : undefined;
}

const isAlias = (node: ASTNode) => node.kind === Kind.FIELD && node.alias !== undefined;
const isDirective = (node: ASTNode) => node.kind === Kind.DIRECTIVE;

function countNodes(document: DocumentNode, isCounted: (node: ASTNode) => boolean): number {
  let counted = 0;
  visit(document, {
    enter(node) {
      if (isCounted(node)) counted += 1;
    },
  });
  return counted;
}

interface Size {
  depth: number;
  fields: number;
}

/** Measures a document. Each fragment is measured only once: nested fragments can expand to millions of fields. */
function measureDocument(document: DocumentNode): Size {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  }
  const measured = new Map<string, Size>();

  function measureFragment(name: string): Size {
    const cached = measured.get(name);
    if (cached) return cached;
    // Another rule refuses a fragment that spreads itself. This entry prevents infinite recursion.
    measured.set(name, { depth: 0, fields: 0 });
    const fragment = fragments.get(name);
    const size = fragment ? measureSelections(fragment.selectionSet) : { depth: 0, fields: 0 };
    measured.set(name, size);
    return size;
  }

  function measureField({ selectionSet }: FieldNode): Size {
    const inner = selectionSet ? measureSelections(selectionSet) : { depth: 0, fields: 0 };
    return { depth: inner.depth + 1, fields: inner.fields + 1 };
  }

  function measureSelections({ selections }: SelectionSetNode): Size {
    const sizes = selections.map((node) => {
      if (node.kind === Kind.FIELD) return measureField(node);
      if (node.kind === Kind.INLINE_FRAGMENT) return measureSelections(node.selectionSet);
      return measureFragment(node.name.value);
    });
    return {
      depth: Math.max(0, ...sizes.map(({ depth }) => depth)),
      fields: sizes.reduce((sum, { fields }) => sum + fields, 0),
    };
  }

  const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  const sizes = operations.map(({ selectionSet }) => measureSelections(selectionSet));
  return {
    depth: Math.max(0, ...sizes.map(({ depth }) => depth)),
    fields: Math.max(0, ...sizes.map(({ fields }) => fields)),
  };
}
