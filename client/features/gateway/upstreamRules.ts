import type {
  Gateway_UpstreamRuleFragment,
  UpstreamMode,
  UpstreamRuleInput,
} from '../../gql/gateway/graphql.ts';
import type { RecordedRequest } from './traffic.ts';

export type UpstreamRule = Gateway_UpstreamRuleFragment;

/** The properties of a rule that can contain its condition. */
export const conditionKinds = ['route', 'operation', 'field'] as const;

export type ConditionKind = (typeof conditionKinds)[number];

export const modes: UpstreamMode[] = ['MOCK', 'LIVE', 'RECORD', 'REPLAY'];

/** The modes of a gateway without an upstream. */
export const offlineModes: UpstreamMode[] = ['MOCK', 'REPLAY'];

/** Returns the kind and the text of the condition of a rule. */
export function getCondition(
  rule: Partial<UpstreamRuleInput>,
): [kind: ConditionKind, text: string] {
  const kind = conditionKinds.find((name) => rule[name]) ?? 'route';
  return [kind, rule[kind] ?? ''];
}

/** Returns the input that saves a rule unchanged. */
export function toUpstreamRuleInput({
  id,
  route,
  operation,
  field,
  mode,
}: UpstreamRule): UpstreamRuleInput {
  return { id, route, operation, field, mode };
}

const patterns: Record<ConditionKind, RegExp> = {
  route: /^([A-Z]+|\*) ?[/*]\S*$/,
  operation: /^[A-Za-z_*][\w*]*$/,
  field: /^(Query|Mutation|\*)\.[a-z_*][\w*]*$/,
};

export const isValidCondition = (kind: ConditionKind, text: string) => patterns[kind].test(text);

/** Returns a new rule that matches requests like this request, or undefined if no rule can match them. */
export function createUpstreamRule({
  api,
  method,
  route,
  operation,
}: RecordedRequest): Partial<UpstreamRuleInput> | undefined {
  if (api === 'REST') return route === null ? undefined : { route: `${method} ${route}` };
  return api === 'GRAPHQL' && operation !== null ? { operation } : undefined;
}

/** Returns the name of the draft of the form of a rule. A rule without an id is new. */
export const getDraftName = ({ id }: Partial<UpstreamRuleInput>) => `upstream.${id ?? 'new'}`;
