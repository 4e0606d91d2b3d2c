import type { FaultRuleInput, Gateway_RuleFragment } from '../../gql/gateway/graphql.ts';

export type Rule = Gateway_RuleFragment;

/** The rules that one click turns on and off. The name of the rule tells which preset it is. */
export const presets = {
  slow: { name: 'Slow', delay: 2000, jitter: 1000 },
  flaky: { name: 'Flaky', status: 503, error: 'Service unavailable', probability: 0.3 },
  offline: {
    name: 'Offline',
    status: 504,
    error: 'The server cannot be reached',
    dropsStream: true,
  },
  expired: { name: 'Session expired', status: 401, error: 'The session has expired' },
  maintenance: {
    name: 'Maintenance',
    status: 503,
    error: 'Down for maintenance',
    dropsStream: true,
  },
} as const satisfies Record<string, FaultRuleInput>;

export type PresetId = keyof typeof presets;

export const presetIds = Object.keys(presets) as PresetId[];

export const presetOf = ({ name }: Pick<Rule, 'name'>): PresetId | undefined =>
  presetIds.find((id) => presets[id].name === name);

/** Returns a rule as the input that changes nothing. */
export function inputOf(rule: Rule): FaultRuleInput {
  const { hits: _, __typename: __, ...input } = rule as Rule & { __typename?: string };
  return input;
}

/** Returns the rules after a click on a preset. It comes first, because the first rule that applies decides. */
export function togglePreset(rules: Rule[], id: PresetId): FaultRuleInput[] {
  const { name } = presets[id];
  const others = rules.filter((rule) => rule.name !== name).map(inputOf);
  const isOn = rules.some((rule) => rule.name === name && rule.isEnabled);
  return isOn ? others : [presets[id], ...others];
}

/** The fields of the form. Texts are empty and numbers are `''` where the rule has none. */
export interface FaultValues {
  name: string;
  operation: string;
  field: string;
  route: string;
  delay: number | string;
  jitter: number | string;
  status: number | string;
  error: string;
  isNull: boolean;
  dropsStream: boolean;
  /** In percent. */
  probability: number;
  times: number | string;
}

export function valuesOf(rule: Partial<FaultRuleInput>): FaultValues {
  return {
    name: rule.name ?? '',
    operation: rule.operation ?? '',
    field: rule.field ?? '',
    route: rule.route ?? '',
    delay: rule.delay ?? 0,
    jitter: rule.jitter ?? 0,
    status: rule.status ?? '',
    error: rule.error ?? '',
    isNull: rule.isNull ?? false,
    dropsStream: rule.dropsStream ?? false,
    probability: Math.round((rule.probability ?? 1) * 100),
    times: rule.times ?? '',
  };
}

const textOrNull = (text: string) => text.trim() || null;
const numberOrNull = (value: number | string) => (value === '' ? null : Number(value));

export function ruleOf(values: FaultValues): FaultRuleInput {
  return {
    name: values.name.trim(),
    operation: textOrNull(values.operation),
    field: textOrNull(values.field),
    route: textOrNull(values.route),
    delay: Number(values.delay || 0),
    jitter: Number(values.jitter || 0),
    status: numberOrNull(values.status),
    error: textOrNull(values.error),
    isNull: values.isNull,
    dropsStream: values.dropsStream,
    probability: values.probability / 100,
    times: numberOrNull(values.times),
  };
}

export type FaultMistake =
  | 'blank'
  | 'noEffect'
  | 'field'
  | 'nullField'
  | 'operation'
  | 'route'
  | 'status';

/** Returns the mistakes in the form, by field. */
export function checkFault(values: FaultValues): Partial<Record<keyof FaultValues, FaultMistake>> {
  const { operation, field, route, status } = ruleOf(values);
  const hasEffect =
    Number(values.delay) > 0 ||
    Number(values.jitter) > 0 ||
    values.status !== '' ||
    values.error.trim() !== '' ||
    values.isNull ||
    values.dropsStream;
  const isError = typeof status === 'number' && (status < 400 || status > 599);

  return {
    ...(!values.name.trim() && { name: 'blank' }),
    ...(operation && !/^[A-Za-z_]\w*$/.test(operation) && { operation: 'operation' }),
    ...(field && !/^[A-Z]\w*(\.[a-z_]\w*)+$/.test(field) && { field: 'field' }),
    ...(values.isNull && !field && { field: 'nullField' }),
    ...(route && !/^([A-Z]+|\*) ?[/*]\S*$/.test(route) && { route: 'route' }),
    ...(isError && { status: 'status' }),
    ...(!hasEffect && { delay: 'noEffect' }),
  };
}
