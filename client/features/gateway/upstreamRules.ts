import type {
  Gateway_UpstreamRuleFragment,
  UpstreamMode,
  UpstreamRuleInput,
} from '../../gql/gateway/graphql.ts';
import type { Recorded } from './traffic.ts';

export type UpstreamRule = Gateway_UpstreamRuleFragment;

export const conditions = ['route', 'operation', 'field'] as const;

export type Condition = (typeof conditions)[number];

export const modes: UpstreamMode[] = ['MOCK', 'LIVE', 'RECORD', 'REPLAY'];

/** The modes of a gateway without an upstream. */
export const offlineModes: UpstreamMode[] = ['MOCK', 'REPLAY'];

/** Returns the kind of condition that a rule has, and its text. */
export function conditionOf(rule: Partial<UpstreamRuleInput>): [kind: Condition, text: string] {
  const kind = conditions.find((one) => rule[one]) ?? 'route';
  return [kind, rule[kind] ?? ''];
}

/** Returns a rule as the input that changes nothing. */
export function inputOf({ id, route, operation, field, mode }: UpstreamRule): UpstreamRuleInput {
  return { id, route, operation, field, mode };
}

const patterns: Record<Condition, RegExp> = {
  route: /^([A-Z]+|\*) ?[/*]\S*$/,
  operation: /^[A-Za-z_*][\w*]*$/,
  field: /^(Query|Mutation|\*)\.[a-z_*][\w*]*$/,
};

export const isCondition = (kind: Condition, text: string) => patterns[kind].test(text);

/** Returns the condition of a rule that matches requests like this one. Undefined if no rule can. */
export function ruleOf({
  api,
  method,
  route,
  operation,
}: Recorded): Partial<UpstreamRuleInput> | undefined {
  if (api === 'REST') return route === null ? undefined : { route: `${method} ${route}` };
  return api === 'GRAPHQL' && operation !== null ? { operation } : undefined;
}
