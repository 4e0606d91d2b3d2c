import {
  defaultFieldResolver,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  getDirectiveValues,
} from 'graphql';
import type { Context } from '../context.ts';
import { forbidden } from '../errors.ts';
import type { Ability, AccessRule } from '../gql/resolvers.ts';

type Resolve = GraphQLFieldResolver<unknown, Context>;

/** What somebody may do who has not signed in. */
const anonymous: Ability[] = [{ action: 'read', subject: 'Auth' }];

/** The `@rule` lines of the SDL, in their order. */
export function rulesOf(schema: GraphQLSchema): AccessRule[] {
  const directive = schema.getDirective('rule');
  if (!directive) return [];

  return [schema.astNode, ...schema.extensionASTNodes].flatMap((node) =>
    (node?.directives ?? [])
      .filter(({ name }) => name.value === directive.name)
      .map((one) => getDirectiveValues(directive, { directives: [one] }) as unknown as AccessRule),
  );
}

/**
 * Makes every root field ask for the ability its rule names, on both faces: REST operations run
 * on the same schema. Throws for a field that no rule names.
 */
export function enforceRulesOf(schema: GraphQLSchema): void {
  const rules = rulesOf(schema);

  const asking =
    (rule: AccessRule, answer: Resolve): Resolve =>
    async (source, args, context, info) => {
      const abilities = (await context.viewer())?.ability ?? anonymous;
      if (!isAllowed(abilities, rule)) throw forbidden(rule.action, rule.subject);
      return answer(source, args, context, info);
    };

  const types = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  for (const type of types) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      const rule = ruleFor(rules, `${type?.name}.${field.name}`);
      // A stream asks when it begins, and each of its events has been allowed by that.
      if (field.subscribe) field.subscribe = asking(rule, field.subscribe);
      else field.resolve = asking(rule, field.resolve ?? defaultFieldResolver);
    }
  }
}

function ruleFor(rules: AccessRule[], field: string): AccessRule {
  const everyField = field.replace(/\..*/, '.*');
  const rule = rules.find(({ fields }) => fields.includes(field) || fields.includes(everyField));
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
