import { computeChecksum } from '../commands/position.ts';
import { badInput } from '../errors.ts';
import type { StoredFault } from '../features/gateway/row.ts';
import { createRandom } from '../values/random.ts';
import { checkPattern, createMatcher } from './patterns.ts';
import {
  checkFaultField,
  checkOperationPattern,
  checkRouteOperation,
  checkRoutePattern,
  type RuleTargets,
} from './ruleTargets.ts';
import type { RequestTarget } from './target.ts';

/** The effect of a fault rule on a request or on a field. */
export interface Fault {
  /** The name of the rule, or `header`. */
  name: string;
  /** The delay in milliseconds. */
  delay: number;
  error?: { status: number; message: string };
  isNull: boolean;
  dropsStream: boolean;
}

/** The faults of the fields of one operation. */
export interface FieldFaults {
  /** Returns the fault of a field. `names` are such as `Task.assignee` and `Query.tasks.assignee`. */
  draw: (names: string[]) => Fault | undefined;
  /** Returns the name of the latest fault that was drawn. */
  getName: () => string | undefined;
}

interface Rule extends StoredFault {
  matchesRoute: (route: string) => boolean;
  /** Draws the random numbers that decide whether the rule applies, and how long the delay is. */
  random: () => number;
  hits: number;
}

const maxDelay = 60_000;

/**
 * Creates the faults of a branch. `read` returns its rules, which are part of the store. `seed` and the id of a rule
 * determine its random numbers, so that the same requests fail in another run.
 */
export function createFaults(read: () => readonly StoredFault[], seed: () => number) {
  let stored: readonly StoredFault[] | undefined;
  let rules: Rule[] = [];

  /** Returns the rules. A rule with the same id as before keeps its number of hits. */
  function getRules(): Rule[] {
    const latest = read();
    if (latest === stored) return rules;
    const earlier = new Map(rules.map((rule) => [rule.id, rule]));
    rules = latest.map((rule) => {
      const { random, hits = 0 } = earlier.get(rule.id) ?? {};
      return {
        ...rule,
        hits,
        matchesRoute: rule.route === null ? () => true : createMatcher(rule.route),
        random: random ?? createRandom(computeChecksum(rule.id, seed())),
      };
    });
    stored = latest;
    return rules;
  }

  function applyRule(rule: Rule): Fault | undefined {
    if (rule.times !== null && rule.hits >= rule.times) return undefined;
    if (rule.probability < 1 && rule.random() >= rule.probability) return undefined;
    rule.hits += 1;
    const jitter = rule.jitter > 0 ? Math.round(rule.random() * rule.jitter) : 0;
    return {
      name: rule.name,
      delay: rule.delay + jitter,
      error:
        rule.error === null && rule.status === null
          ? undefined
          : {
              status: rule.status ?? 500,
              message: rule.error ?? `Fault rule "${rule.name}"`,
            },
      isNull: rule.isNull,
      dropsStream: rule.dropsStream,
    };
  }

  const matches = (rule: Rule, { operation, route }: RequestTarget) =>
    rule.isEnabled &&
    (rule.operation === null || rule.operation === operation) &&
    (rule.route === null || (route !== null && rule.matchesRoute(route)));

  function applyFirst(candidates: Rule[]): Fault | undefined {
    for (const rule of candidates) {
      const fault = applyRule(rule);
      if (fault) return fault;
    }
    return undefined;
  }

  return {
    isActive: () => getRules().some(({ isEnabled }) => isEnabled),

    /** Returns the fault of a request as a whole, if a rule applies. */
    drawFault(target: RequestTarget): Fault | undefined {
      if (read().length === 0) return undefined;
      return applyFirst(getRules().filter((rule) => !rule.field && matches(rule, target)));
    },

    /** Returns whether fields of a request can have faults, so that graphql-js must execute each field. */
    hasFieldRules: (target: RequestTarget) =>
      read().length > 0 && getRules().some((rule) => rule.field && matches(rule, target)),

    /** Returns the fault of a field, if a rule applies. `names` are such as `Task.assignee` and `Query.tasks.assignee`. */
    drawFieldFault(names: string[], target: RequestTarget): Fault | undefined {
      return applyFirst(
        getRules().filter(
          (rule) => rule.field && names.includes(rule.field) && matches(rule, target),
        ),
      );
    },

    countHits: (id: string) => getRules().find((rule) => rule.id === id)?.hits ?? 0,

    /** Resets the hits and the random numbers of all rules. */
    restart() {
      stored = undefined;
      rules = [];
    },
  };
}

export type Faults = ReturnType<typeof createFaults>;

/** Returns the fault that a request asks for with `X-Mock-Delay` and `X-Mock-Error`. Throws `BAD_USER_INPUT`. */
export function readHeaderFault(
  delayText: string | undefined,
  errorText: string | undefined,
): Fault | undefined {
  if (delayText === undefined && errorText === undefined) return undefined;
  const delay = readNumber('X-Mock-Delay', delayText ?? '0', 0, maxDelay);
  const status =
    errorText && errorText !== '0' ? readNumber('X-Mock-Error', errorText, 400, 599) : undefined;
  const error = status ? { status, message: `X-Mock-Error: ${status}` } : undefined;
  return { name: 'header', delay, error, isNull: false, dropsStream: false };
}

function readNumber(header: string, text: string, min: number, max: number): number {
  const number = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= min && number <= max) return number;
  throw badInput(header, `must be an integer from ${min} to ${max}.`);
}

/** Waits for the delay of a fault. It does not depend on the clock of the branch. */
export const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

interface FaultInput extends Omit<StoredFault, 'id'> {
  id: string | null;
}

/** Converts inputs to stored rules with unique ids. Throws `BAD_USER_INPUT` for an invalid rule. */
export function readFaultRules(
  targets: RuleTargets,
  inputs: FaultInput[],
  createId: () => string,
): StoredFault[] {
  checkFaultRules(targets, inputs, 'rules');
  const ids = new Set<string>();
  return inputs.map((input) => {
    let id = input.id ?? createId();
    while (ids.has(id)) id = createId();
    ids.add(id);
    return { ...input, id };
  });
}

/** Throws `BAD_USER_INPUT` for an invalid rule. `path` is the path of the list in the message. */
export function checkFaultRules(
  targets: RuleTargets,
  rules: Omit<FaultInput, 'id'>[],
  path: string,
) {
  if (rules.length > 50) throw badInput(path, 'must have at most 50 rules.');
  for (const [index, rule] of rules.entries()) {
    checkRule(rule, `${path}.${index}`);
    checkConditions(targets, rule, `${path}.${index}`);
  }
}

/** Throws `BAD_USER_INPUT` for a rule that can match no request. */
function checkConditions(
  targets: RuleTargets,
  conditions: Pick<FaultInput, 'route' | 'operation' | 'field'>,
  path: string,
) {
  const { route, operation, field } = conditions;
  if (route !== null) {
    checkPattern(route, `${path}.route`);
    checkRoutePattern(targets, route, `${path}.route`);
  }
  // Unlike in upstream rules, the name is no pattern.
  if (operation !== null && !operation.includes('*')) {
    checkOperationPattern(operation, `${path}.operation`);
  } else if (operation !== null) {
    throw badInput(`${path}.operation`, 'must be the name of an operation, without "*".');
  }
  if (field !== null) checkFaultField(targets.schema, field, `${path}.field`);
  checkRouteOperation(targets, conditions, path);
}

function checkRule(rule: Omit<FaultInput, 'id'>, path: string) {
  const check = (isValid: boolean, field: string, message: string) => {
    if (!isValid) throw badInput(`${path}.${field}`, message);
  };
  const isBetween = (value: number | null, min: number, max: number) =>
    value === null || (value >= min && value <= max);

  check(rule.name.trim() !== '', 'name', 'must not be empty.');
  check(isBetween(rule.delay, 0, maxDelay), 'delay', `must be from 0 to ${maxDelay}.`);
  check(isBetween(rule.jitter, 0, maxDelay), 'jitter', `must be from 0 to ${maxDelay}.`);
  check(isBetween(rule.status, 400, 599), 'status', 'must be from 400 to 599.');
  check(
    rule.probability > 0 && rule.probability <= 1,
    'probability',
    'must be above 0 and at most 1. Set isEnabled to false to turn the rule off.',
  );
  check(isBetween(rule.times, 1, 1_000_000_000), 'times', 'must be at least 1.');
  check(!rule.isNull || rule.field !== null, 'isNull', 'requires a field.');
  check(
    !rule.dropsStream || (rule.route === null && rule.field === null),
    'dropsStream',
    'must be false for a rule with a route or a field, which applies to no stream.',
  );
  const hasEffect =
    rule.delay > 0 ||
    rule.jitter > 0 ||
    rule.error !== null ||
    rule.status !== null ||
    rule.isNull ||
    rule.dropsStream;
  check(hasEffect, 'delay', 'must be above 0, unless the rule has another effect.');
}
