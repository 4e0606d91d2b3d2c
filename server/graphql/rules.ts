import { type GraphQLField, type GraphQLSchema, getDirectiveValues } from 'graphql';
import type { Context } from '../context.ts';
import { missingAbility, refusedByPermission } from '../errors.ts';
import type { Ability, AccessRule } from '../gql/types.ts';

/** The abilities of callers without an account. */
const anonymous: Ability[] = [{ action: 'read', subject: 'Auth' }];

/** Returns the access rules of the SDL (`@rule`) in their order. */
export function readRules(schema: GraphQLSchema): AccessRule[] {
  const directive = schema.getDirective('rule');
  if (!directive) return [];

  return [schema.astNode, ...schema.extensionASTNodes].flatMap((node) =>
    (node?.directives ?? [])
      .filter(({ name }) => name.value === directive.name)
      .map(
        (ruleNode) =>
          getDirectiveValues(directive, { directives: [ruleNode] }) as unknown as AccessRule,
      ),
  );
}

/** Attaches its rule to every root field, for `checkRule`. Throws if there is a field without a rule. */
export function attachRules(schema: GraphQLSchema): void {
  for (const { field, rule } of listFieldRules(schema)) {
    field.extensions = { ...field.extensions, rule };
  }
}

/** Adds the required ability to the description of each root field, so that all API documentation contains it. */
export function describeRules(schema: GraphQLSchema): void {
  for (const { field, rule } of listFieldRules(schema)) {
    const required = `Required ability with \`AUTH=enforce\`: \`${rule.action} ${rule.subject}\`.`;
    field.description = [field.description, required].filter(Boolean).join('\n\n');
  }
}

function listFieldRules(schema: GraphQLSchema) {
  const rules = readRules(schema);
  // An own schema has no rules.
  if (rules.length === 0) return [];
  const types = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return types.flatMap((type) =>
    Object.values(type?.getFields() ?? {}).map((field) => ({
      field,
      rule: findRule(rules, `${type?.name}.${field.name}`),
    })),
  );
}

/** Decides whether a request may use a root field. */
export type Permission = (request: {
  args: Record<string, unknown>;
  /** The headers of the request, with their names in small letters. */
  headers: Record<string, unknown>;
}) => boolean;

/** The permissions of root fields, by type and field. */
export type Permissions = Readonly<Record<string, Readonly<Record<string, Permission>>>>;

/** Attaches permissions to the root fields of a schema, for `checkRule`. */
export function attachPermissions(schema: GraphQLSchema, permissions: Permissions): void {
  for (const type of [
    schema.getQueryType(),
    schema.getMutationType(),
    schema.getSubscriptionType(),
  ])
    for (const field of Object.values(type?.getFields() ?? {})) {
      const permission = permissions[type?.name ?? '']?.[field.name];
      if (permission) field.extensions = { ...field.extensions, permission };
    }
}

/**
 * Throws `FORBIDDEN` if a root field has a rule and the caller lacks the ability that the rule requires, or if the field has a
 * permission that refuses the request.
 */
export function checkRule(
  { name, extensions }: GraphQLField<unknown, Context>,
  { collections, viewer, gateway, headers = {} }: Context,
  args: Record<string, unknown> = {},
): void {
  const permission = extensions.permission as Permission | undefined;
  if (permission && !permission({ args, headers })) throw refusedByPermission(name);
  const rule = extensions.rule as AccessRule | undefined;
  if (!rule) return;
  // Accounts and sessions on every branch are those of `main`.
  const { auth } = gateway?.controls.main.branch.collections ?? collections;
  const abilities = auth.getViewer(viewer.id)?.ability ?? anonymous;
  if (!isAllowed(abilities, rule)) throw missingAbility(rule.action, rule.subject);
}

/** Returns the rule of a root field such as `Query.tasks`. Throws if no rule names it. */
export function findRule(rules: AccessRule[], field: string): AccessRule {
  const wildcard = field.replace(/\..*/, '.*');
  const rule = rules.find(({ fields }) => fields.includes(field) || fields.includes(wildcard));
  if (!rule) throw new Error(`No @rule in the SDL names ${field}.`);
  return rule;
}

function isAllowed(
  abilities: Ability[],
  { action, subject }: Pick<Ability, 'action' | 'subject'>,
): boolean {
  return abilities.some(
    (ability) =>
      (ability.action === action || ability.action === 'manage') &&
      (ability.subject === subject || ability.subject === 'all'),
  );
}
