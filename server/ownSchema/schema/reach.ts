import { getNamedType, isObjectType } from 'graphql';
import type { Collection, Model } from './model.ts';
import { getRowType } from './relations.ts';

const reachable = new WeakMap<Model, Set<Collection>>();

/**
 * Returns whether a client can find the rows of a collection without their ids: in a field of `Query`, or one relation away from
 * it. The other rows are only found by values that the client cannot know.
 */
export function isReachable(model: Model, collection: Collection): boolean {
  let found = reachable.get(model);
  if (!found) {
    found = findReachable(model);
    reachable.set(model, found);
  }
  return found.has(collection);
}

const main = new WeakMap<Model, Set<Collection>>();

/** Returns whether a field of `Query` returns rows of a collection. */
export function isMain(model: Model, collection: Collection): boolean {
  let found = main.get(model);
  if (!found) {
    const fields = Object.values(model.schema.getQueryType()?.getFields() ?? {});
    const types = fields.map((field) => getRowType(field).type).filter(isObjectType);
    found = new Set(types.flatMap((type) => model.listTargets(type)));
    main.set(model, found);
  }
  return found.has(collection);
}

function findReachable(model: Model): Set<Collection> {
  const fields = Object.values(model.schema.getQueryType()?.getFields() ?? {});
  const usable = fields.filter((field) => {
    const { isMany } = getRowType(field);
    const needsIds = field.args.some(({ name }) => /ids$/i.test(name));
    return isMany ? !needsIds : field.args.length === 0;
  });
  const first = usable
    .flatMap((field) => [getRowType(field).type, getNamedType(field.type)])
    .flatMap((type) => model.listTargets(type));
  const related = first.flatMap(({ relations }) =>
    [...relations.values()].flatMap(({ targets }) => targets),
  );
  return new Set([...first, ...related]);
}
