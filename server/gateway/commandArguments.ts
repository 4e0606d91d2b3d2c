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
import type { FeatureRegistry } from '../commands/featureRegistry.ts';
import { badInput } from '../errors.ts';
import type { StoredFault } from '../features/gateway/row.ts';
import { createArgumentCheck } from '../graphql/argumentLimits.ts';
import { describeValue } from '../values/describeValue.ts';
import { isInTimeRange, isTime } from '../values/times.ts';
import { checkFaultRules } from './faults.ts';
import { isObject } from './typeGuards.ts';

type Args = Command['args'];

/**
 * Creates the function that throws `BAD_USER_INPUT` if this server cannot execute a command of a scenario. The arguments
 * of a mutation must match the schema, unless a preparation has replaced them. The arguments of controls that set rules
 * or the clock are checked as well.
 */
export const createCommandCheck =
  ({ hasCommand, getPreparation }: FeatureRegistry) =>
  (schema: GraphQLSchema, { field, args }: Pick<Command, 'field' | 'args'>, path: string) => {
    if (!hasCommand(field)) {
      throw badInput(
        `${path}.field`,
        `must be a command of this server, not ${describeValue(field)}.`,
      );
    }
    const check = checksByControl[field] ?? (getPreparation(field) ? undefined : checkMutation);
    check?.(schema, args, `${path}.args`, field);
  };

function checkMutation(schema: GraphQLSchema, args: Args, path: string, name: string) {
  const field = schema.getMutationType()?.getFields()[name];
  if (!field) return;
  checkFields(
    args,
    Object.fromEntries(field.args.map((argument) => [argument.name, argument])),
    path,
  );
  createArgumentCheck(schema, field, `${path}.`)?.(args);
}

const checksByControl: Record<string, typeof checkMutation> = {
  'gateway.setFaults'(schema, { rules }, path) {
    checkStoredRules(schema, 'FaultRuleInput', rules, `${path}.rules`);
    checkFaultRules(rules as StoredFault[], `${path}.rules`);
  },
  'gateway.setUpstreamRules'(schema, { rules }, path) {
    checkStoredRules(schema, 'UpstreamRuleInput', rules, `${path}.rules`);
  },
  'gateway.setClock'(_, { setting }, path) {
    const { frozenAt, offset } = isObject(setting) ? setting : {};
    if (frozenAt !== null && !isTime(frozenAt)) {
      throw badInput(`${path}.setting.frozenAt`, 'must be null or a time.');
    }
    if (typeof offset !== 'number' || !isInTimeRange(Date.now() + offset)) {
      throw badInput(`${path}.setting.offset`, 'must be a number, for a time up to the year 9999.');
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
    const isOmitted = values[field.name] === undefined && !isRequiredInputField(field);
    if (!isOmitted) checkType(values[field.name], field.type, `${path}.${field.name}`);
  }
}
