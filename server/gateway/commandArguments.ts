import {
  assertInputObjectType,
  type GraphQLInputType,
  type GraphQLLeafType,
  GraphQLList,
  GraphQLNonNull,
  type GraphQLSchema,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from 'graphql';
import type { Command } from '../commands/command.ts';
import { isControlCommand } from '../commands/controlCommands.ts';
import type { FeatureRegistry } from '../commands/featureRegistry.ts';
import { badInput } from '../errors.ts';
import type { StoredFault, StoredUpstreamRule } from '../features/gateway/row.ts';
import { checkJson, createArgumentCheck } from '../graphql/argumentLimits.ts';
import { limits } from '../graphql/limits.ts';
import { describeValue } from '../values/describeValue.ts';
import { isTime } from '../values/times.ts';
import { checkFaultRules } from './faults.ts';
import type { RuleTargets } from './ruleTargets.ts';
import { checkShape, type Shape } from './stateShapes.ts';
import { checkClockSetting, checkRecording } from './storedSettings.ts';
import { isBetween, isObject, isStatePatch } from './typeGuards.ts';
import { checkUpstreamRules } from './upstreamRules.ts';

type Args = Command['args'];

/** The schemas of a scenario, and the routes of its rules. An own schema has the data separately from the controls. */
export interface ScenarioSchemas extends RuleTargets {
  controls: GraphQLSchema;
}

/** The maximum size of the arguments of a command: those of a restore can contain all rows of a scenario. */
const maxArguments = limits.body;

/**
 * Creates the function that throws `BAD_USER_INPUT` if this server cannot execute a command of a scenario. The arguments
 * of a mutation must match the schema, unless a preparation has replaced them. The arguments of controls that set rules
 * or the clock are checked as well.
 */
export const createCommandCheck =
  ({ hasCommand, getPreparation, stateShapes }: FeatureRegistry) =>
  (schemas: ScenarioSchemas, { field, args }: Pick<Command, 'field' | 'args'>, path: string) => {
    if (!hasCommand(field)) {
      throw badInput(
        `${path}.field`,
        `must be a command of this server, not ${describeValue(field)}.`,
      );
    }
    const shape = stateShapes.commands[field];
    const check = checksByControl[field] ?? (getPreparation(field) ? undefined : checkMutation);
    check?.(schemas, args, `${path}.args`, field);
    if (shape && (!check || isTimerCommand(field))) checkArguments(shape, { field, args }, path);
    // No depth or length is unlimited, so that the command can be stored and read.
    checkJson(args, `${path}.args`, maxArguments);
  };

/** Throws `BAD_USER_INPUT` if the arguments of a command differ from those that this server stores. */
function checkArguments(
  shape: Shape,
  { field, args }: Pick<Command, 'field' | 'args'>,
  path: string,
) {
  try {
    checkShape(shape, args, field);
  } catch (error) {
    throw badInput(`${path}.args`, `must be arguments of ${field}. ${(error as Error).message}`);
  }
}

/** The commands of timers are not in the schema. */
export const isTimerCommand = (field: string) =>
  field.includes('.') && !isControlCommand({ field });

function checkMutation({ schema }: ScenarioSchemas, args: Args, path: string, name: string) {
  const field = schema.getMutationType()?.getFields()[name];
  if (!field) return;
  checkFields(
    args,
    Object.fromEntries(field.args.map((argument) => [argument.name, argument])),
    path,
  );
  createArgumentCheck(schema, field, `${path}.`)?.(args);
}

type CheckSetting = (schemas: ScenarioSchemas, value: unknown, path: string) => void;

/** The checks of the settings of a branch, by the name of their value in the store. */
const settingChecks: Record<string, CheckSetting> = {
  'gateway.faults'(schemas, rules, path) {
    checkStoredRules(schemas.controls, 'FaultRuleInput', rules, path);
    checkFaultRules(schemas, rules as StoredFault[], path);
  },
  'gateway.upstreamRules'(schemas, rules, path) {
    checkStoredRules(schemas.controls, 'UpstreamRuleInput', rules, path);
    checkUpstreamRules(schemas, rules as StoredUpstreamRule[], path);
  },
  'gateway.recordings'(_, recordings, path) {
    if (!Array.isArray(recordings)) throw badInput(path, 'must be a list.');
    for (const [index, recording] of recordings.entries()) {
      checkRecording(recording, `${path}.${index}`);
    }
  },
  'gateway.clock': (_, setting, path) => checkClockSetting(setting, path),
};

/** Returns the check of a value of the store that is a setting of controls. */
export const getSettingCheck = (name: string): CheckSetting | undefined =>
  Object.hasOwn(settingChecks, name) ? settingChecks[name] : undefined;

const checksByControl: Record<string, typeof checkMutation> = {
  'gateway.setFaults': (schemas, { rules }, path) =>
    settingChecks['gateway.faults']?.(schemas, rules, `${path}.rules`),
  'gateway.setUpstreamRules': (schemas, { rules }, path) =>
    settingChecks['gateway.upstreamRules']?.(schemas, rules, `${path}.rules`),
  'gateway.setClock': (_, { setting }, path) => checkClockSetting(setting, `${path}.setting`),
  'gateway.addRecording': (_, { recording }, path) =>
    checkRecording(recording, `${path}.recording`),
  'gateway.deleteRecordings'(_, { ids }, path) {
    const isList = Array.isArray(ids) && ids.every((id) => typeof id === 'string');
    if (!isList) throw badInput(`${path}.ids`, 'must be a list of ids.');
  },
  'gateway.usePersonalToken'(_, { id, at }, path) {
    if (!isBetween(id, 0, 2 ** 31 - 1)) throw badInput(`${path}.id`, 'must be an id.');
    if (!isTime(at)) throw badInput(`${path}.at`, 'must be a time.');
  },
  'gateway.restore'(_, { to, isReset, patch }, path) {
    if (!isStatePatch(patch)) throw badInput(path, 'must be arguments of gateway.restore.');
    // `checkPatch` checks the patch when the sample of the scenario is known.
    if (!isBetween(to, 0, 2 ** 31 - 1))
      throw badInput(`${path}.to`, 'must be a number of a command.');
    if (isReset !== undefined && typeof isReset !== 'boolean') {
      throw badInput(`${path}.isReset`, 'must be true or false.');
    }
  },
};

/** Throws `BAD_USER_INPUT` unless rules have the stored form: all keys of their input type, and an id. */
function checkStoredRules(schema: GraphQLSchema, input: string, rules: unknown, path: string) {
  const type = assertInputObjectType(schema.getType(input));
  checkType(rules, new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(type))), path);
  for (const [index, rule] of (rules as Record<string, unknown>[]).entries()) {
    for (const name of Object.keys(type.getFields())) {
      if (rule[name] === undefined) throw badInput(`${path}.${index}.${name}`, 'is missing.');
    }
    if (rule.id === null) throw badInput(`${path}.${index}.id`, 'must not be null.');
  }
}

/** Throws unless a value has a type. Unlike coercion, this neither wraps items in lists nor adds default values. */
function checkType(value: unknown, type: GraphQLInputType, path: string) {
  const isAbsent = value === undefined || value === null;
  const nullableType = isNonNullType(type) ? type.ofType : type;
  if (isAbsent && type !== nullableType) throw badInput(path, 'must not be null.');
  if (!isAbsent) checkValue(value, nullableType, path);
}

function checkValue(value: unknown, type: GraphQLInputType, path: string) {
  if (isListType(type)) {
    if (!Array.isArray(value)) {
      throw badInput(path, `must be a list, not ${describeValue(value)}.`);
    }
    for (const [index, item] of value.entries()) checkType(item, type.ofType, `${path}.${index}`);
  } else if (isInputObjectType(type)) {
    if (!isObject(value)) throw badInput(path, `must be an object, not ${describeValue(value)}.`);
    checkFields(value, type.getFields(), path);
  } else if (isLeafType(type) && !isLeafValue(value, type)) {
    throw badInput(path, `must be of the type ${type.name}, not ${describeValue(value)}.`);
  }
}

function isLeafValue(value: unknown, type: GraphQLLeafType): boolean {
  try {
    type.parseValue(value);
    return true;
  } catch {
    return false;
  }
}

function checkFields(
  values: Record<string, unknown>,
  fields: Record<string, Parameters<typeof isRequiredInputField>[0]>,
  path: string,
) {
  for (const name of Object.keys(values)) {
    if (!Object.hasOwn(fields, name)) throw badInput(`${path}.${name}`, 'is not in the schema.');
  }
  for (const field of Object.values(fields)) {
    const value = values[field.name];
    if (value !== undefined || isRequiredInputField(field)) {
      checkType(value, field.type, `${path}.${field.name}`);
    }
  }
  for (const { name, defaultValue } of Object.values(fields)) {
    // A stored command contains the default values.
    if (defaultValue !== undefined && values[name] === undefined) {
      throw badInput(`${path}.${name}`, 'is missing.');
    }
  }
}
