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

/** The limits of one request. All are generous: no screen of the dashboard uses a quarter. */
export const limits = {
  /** Bytes of a request's body. */
  body: 1_000_000,
  /** Characters of all documents that are cached. The operations of the dashboard have 60,000. */
  documents: 200_000,
  /** The maximum number of tokens of a document, as the parser counts them. */
  tokens: 4_000,
  /** The maximum depth of fields. The introspection query of common tools has a depth of 15. */
  depth: 20,
  /** The maximum number of selected fields. Fragments count at each spread. */
  fields: 4_000,
  aliases: 100,
  directives: 50,
  /** The maximum number of values in a response, as `cost.ts` estimates them. */
  cost: 200_000,
  /** Added for each row of the largest table, so that any table can be listed as a whole. */
  costPerRow: 50,
  /** Characters of a response. */
  response: 256_000_000,
  /** Milliseconds after which a query may not begin another nested list. */
  executionTime: 10_000,
  /** Streams that are open at the same time, over all callers. */
  streams: 500,
};

/** Limits of what is counted in a request or its response. */
type CountedLimit = 'body' | 'response' | 'tokens' | 'depth' | 'fields' | 'aliases' | 'directives';

/** Validation rules, so that a document is measured once and not at every request. */
export const limitRules: ValidationRule[] = [
  (context) => refuseAbove(context, 'aliases', (document) => count(document, isAlias)),
  (context) => refuseAbove(context, 'directives', (document) => count(document, isDirective)),
  (context) => refuseAbove(context, 'depth', (document) => measureDocument(document).depth),
  (context) => refuseAbove(context, 'fields', (document) => measureDocument(document).fields),
];

function refuseAbove(
  context: ValidationContext,
  limit: CountedLimit,
  measure: (document: DocumentNode) => number,
) {
  const measured = measure(context.getDocument());
  if (measured > limits[limit]) context.reportError(limitError(limit, measured));
  return {};
}

/** Without a measure: the parser stopped counting at the limit. */
export function limitError(limit: CountedLimit, measured?: number): GraphQLError {
  const found = measured ?? 'more';
  return new GraphQLError(
    `The ${limit} limit is ${limits[limit]}; this request has ${found}. Ask for less at a time.`,
    { extensions: { code: 'LIMIT_EXCEEDED', limit } },
  );
}

/** Returns the error of a document that graphql-js stopped parsing at a limit, if it did. */
export function parserLimitError(message: string): GraphQLError | undefined {
  if (message.includes(`more that ${limits.tokens} tokens`)) return limitError('tokens');
  return message.includes('call stack') ? limitError('depth') : undefined;
}

const isAlias = (node: ASTNode) => node.kind === Kind.FIELD && node.alias !== undefined;
const isDirective = (node: ASTNode) => node.kind === Kind.DIRECTIVE;

function count(document: DocumentNode, isCounted: (node: ASTNode) => boolean): number {
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

/** Fragments are measured once each, so that a few lines that unfold to millions cost nothing here. */
function measureDocument(document: DocumentNode): Size {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  }
  const measured = new Map<string, Size>();

  function ofFragment(name: string): Size {
    const cached = measured.get(name);
    if (cached) return cached;
    // A fragment that spreads itself is refused by another rule; here it must only come to an end.
    measured.set(name, { depth: 0, fields: 0 });
    const fragment = fragments.get(name);
    const size = fragment ? ofSelections(fragment.selectionSet) : { depth: 0, fields: 0 };
    measured.set(name, size);
    return size;
  }

  function ofField({ selectionSet }: FieldNode): Size {
    const inner = selectionSet ? ofSelections(selectionSet) : { depth: 0, fields: 0 };
    return { depth: inner.depth + 1, fields: inner.fields + 1 };
  }

  function ofSelections({ selections }: SelectionSetNode): Size {
    const sizes = selections.map((node) => {
      if (node.kind === Kind.FIELD) return ofField(node);
      if (node.kind === Kind.INLINE_FRAGMENT) return ofSelections(node.selectionSet);
      return ofFragment(node.name.value);
    });
    return {
      depth: Math.max(0, ...sizes.map(({ depth }) => depth)),
      fields: sizes.reduce((sum, { fields }) => sum + fields, 0),
    };
  }

  const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  const sizes = operations.map(({ selectionSet }) => ofSelections(selectionSet));
  return {
    depth: Math.max(0, ...sizes.map(({ depth }) => depth)),
    fields: Math.max(0, ...sizes.map(({ fields }) => fields)),
  };
}
