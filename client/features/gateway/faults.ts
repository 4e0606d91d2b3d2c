import type { FaultRuleInput, Gateway_RuleFragment } from '../../gql/gateway/graphql.ts';

export type FaultRule = Gateway_RuleFragment;

/** The presets of fault rules. A rule with the name of a preset counts as this preset. */
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

export const findPreset = ({ name }: Pick<FaultRule, 'name'>): PresetId | undefined =>
  presetIds.find((id) => presets[id].name === name);

/** Returns the input that saves a rule unchanged. */
export function toFaultRuleInput(rule: FaultRule): FaultRuleInput {
  const { hits: _, __typename: __, ...input } = rule as FaultRule & { __typename?: string };
  return input;
}

/** Returns the rules after a click on a preset. A new preset comes first, because the first rule that applies decides. */
export function togglePreset(rules: FaultRule[], id: PresetId): FaultRuleInput[] {
  const { name } = presets[id];
  const others = rules.filter((rule) => rule.name !== name).map(toFaultRuleInput);
  const isOn = rules.some((rule) => rule.name === name && rule.isEnabled);
  return isOn ? others : [presets[id], ...others];
}

/** The values of the form. An absent text or number is an empty string. */
export interface FaultFormValues {
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
  /** The probability in percent. */
  probability: number;
  times: number | string;
}

export function toFormValues(rule: Partial<FaultRuleInput>): FaultFormValues {
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

const toTextOrNull = (text: string) => text.trim() || null;
const toNumberOrNull = (value: number | string) => (value === '' ? null : Number(value));

export function toFaultRule(values: FaultFormValues): FaultRuleInput {
  return {
    name: values.name.trim(),
    operation: toTextOrNull(values.operation),
    field: toTextOrNull(values.field),
    route: toTextOrNull(values.route),
    delay: Number(values.delay || 0),
    jitter: Number(values.jitter || 0),
    status: toNumberOrNull(values.status),
    error: toTextOrNull(values.error),
    isNull: values.isNull,
    dropsStream: values.dropsStream,
    probability: values.probability / 100,
    times: toNumberOrNull(values.times),
  };
}

export type FaultErrorKey =
  | 'blank'
  | 'noEffect'
  | 'field'
  | 'nullField'
  | 'operation'
  | 'route'
  | 'status';

/** Returns the errors of the form by field, as keys of the texts in `faultError`. */
export function validateFault(
  values: FaultFormValues,
): Partial<Record<keyof FaultFormValues, FaultErrorKey>> {
  const { operation, field, route, status } = toFaultRule(values);
  const hasEffect =
    Number(values.delay) > 0 ||
    Number(values.jitter) > 0 ||
    values.status !== '' ||
    values.error.trim() !== '' ||
    values.isNull ||
    values.dropsStream;
  const isInvalidStatus = typeof status === 'number' && (status < 400 || status > 599);

  return {
    ...(!values.name.trim() && { name: 'blank' }),
    ...(operation && !/^[A-Za-z_]\w*$/.test(operation) && { operation: 'operation' }),
    ...(field && !/^[A-Z]\w*(\.[a-z_]\w*)+$/.test(field) && { field: 'field' }),
    ...(values.isNull && !field && { field: 'nullField' }),
    ...(route && !/^([A-Z]+|\*) ?[/*]\S*$/.test(route) && { route: 'route' }),
    ...(isInvalidStatus && { status: 'status' }),
    ...(!hasEffect && { delay: 'noEffect' }),
  };
}

/** Returns the name of the draft of the form of a rule. A rule without an id is new. */
export const getDraftName = ({ id }: Partial<FaultRuleInput>) => `fault.${id ?? 'new'}`;
