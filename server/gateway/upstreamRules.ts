import { badInput } from '../errors.ts';
import type { StoredRecording, StoredUpstreamRule } from '../features/gateway/row.ts';
import { checkPattern, createMatcher } from './patterns.ts';
import {
  checkOperationPattern,
  checkRootFieldPattern,
  checkRoutePattern,
  type RuleTargets,
} from './ruleTargets.ts';
import type { RequestTarget } from './target.ts';

interface Rule extends StoredUpstreamRule {
  matches: (target: RequestTarget) => boolean;
}

/** Creates the upstream rules of a branch. `read` returns the stored rules. */
export function createUpstreamRules(read: () => readonly StoredUpstreamRule[]) {
  let stored: readonly StoredUpstreamRule[] = [];
  let rules: Rule[] = [];

  function getRules(): Rule[] {
    const latest = read();
    if (latest === stored) return rules;
    stored = latest;
    rules = latest.map((rule) => ({ ...rule, matches: createRuleMatcher(rule) }));
    return rules;
  }

  return {
    /** Returns the first rule that matches a request. */
    findMatchingRule(target: RequestTarget): StoredUpstreamRule | undefined {
      if (read().length === 0) return undefined;
      return getRules().find(({ matches }) => matches(target));
    },

    /** Returns the recordings that a rule matches. */
    listRecordings(id: string, recordings: readonly StoredRecording[]): StoredRecording[] {
      const rule = getRules().find((candidate) => candidate.id === id);
      return rule ? recordings.filter(rule.matches) : [];
    },
  };
}

export type UpstreamRules = ReturnType<typeof createUpstreamRules>;

/** Creates the condition of a rule. Only requests to `/graphql` have an operation and fields that a rule can name. */
function createRuleMatcher({ route, operation, field }: StoredUpstreamRule): Rule['matches'] {
  if (route !== null) {
    const matches = createMatcher(route);
    return (target) => target.route !== null && matches(target.route);
  }
  if (operation !== null) {
    const matches = createMatcher(operation);
    return (target) =>
      target.route === null && target.operation !== null && matches(target.operation);
  }
  const matches = createMatcher(field ?? '');
  return (target) => target.route === null && target.fields.some(matches);
}

/** Returns the condition of a rule, which identifies the rule in messages. */
export const getCondition = ({
  route,
  operation,
  field,
}: Omit<StoredUpstreamRule, 'id' | 'mode'>) => route ?? operation ?? field ?? '';

/** Returns the name of the condition of a rule. */
const getConditionName = ({ route, operation }: Pick<StoredUpstreamRule, 'route' | 'operation'>) =>
  route !== null ? 'route' : operation !== null ? 'operation' : 'field';

interface RuleInput extends Omit<StoredUpstreamRule, 'id'> {
  id: string | null;
}

interface RuleOptions {
  createId: () => string;
  hasUpstream: boolean;
  targets: RuleTargets;
}

/** Converts inputs to stored rules with unique ids. Throws `BAD_USER_INPUT` for an invalid rule. */
export function readUpstreamRules(
  inputs: RuleInput[],
  { createId, hasUpstream, targets }: RuleOptions,
): StoredUpstreamRule[] {
  checkUpstreamRules(targets, inputs, 'rules');
  const ids = new Set<string>();
  return inputs.map((input, index) => {
    const { route, operation, field, mode } = input;
    if (!hasUpstream && (mode === 'LIVE' || mode === 'RECORD')) {
      throw badInput(
        `rules.${index}.mode`,
        `${mode} requires the environment variable UPSTREAM_URL. Set it to the origin to call, and restart the server.`,
      );
    }
    let id = input.id ?? createId();
    while (ids.has(id)) id = createId();
    ids.add(id);
    return { id, route, operation, field, mode };
  });
}

/** Throws `BAD_USER_INPUT` for an invalid rule, or a rule that can match no request. */
export function checkUpstreamRules(
  targets: RuleTargets,
  rules: Omit<RuleInput, 'id'>[],
  path: string,
) {
  if (rules.length > 50) throw badInput(path, 'must have at most 50 rules.');
  for (const [index, rule] of rules.entries()) {
    const { route, operation, field } = rule;
    const rulePath = `${path}.${index}`;
    if ([route, operation, field].filter((condition) => condition !== null).length !== 1) {
      throw badInput(rulePath, 'must have exactly one of route, operation and field.');
    }
    checkPattern(getCondition(rule), `${rulePath}.${getConditionName(rule)}`);
    if (route !== null) checkRoutePattern(targets, route, `${rulePath}.route`);
    if (operation !== null) checkOperationPattern(operation, `${rulePath}.operation`);
    if (field !== null) checkRootFieldPattern(targets.schema, field, `${rulePath}.field`);
    const first = rules.findIndex(
      (other) => other.route === route && other.operation === operation && other.field === field,
    );
    if (first < index) {
      throw badInput(rulePath, `must differ from ${path}.${first}, which applies first.`);
    }
  }
}
