import type { GraphQLNamedType, GraphQLObjectType, GraphQLSchema } from 'graphql';
import type { CreateValue } from '../rows/valueSource.ts';
import type { Field } from './shapes.ts';

/** A leaf field of a collection. */
export interface Leaf {
  name: string;
  field: Field;
  isList: boolean;
  isNullable: boolean;
  /** Whether two rows never have the same value. */
  isUnique: boolean;
  create: CreateValue;
}

/** An object type of which the store has rows. */
export interface Collection {
  /** The name of the type. */
  name: string;
  type: GraphQLObjectType;
  /** The field with the id. Undefined for a type without an id that a list of `Query` returns. */
  keyField: string | undefined;
  leaves: Leaf[];
  /** The path of the REST routes, without the slash at its beginning. */
  path: string;
  /** Whether there is only one row, which has no id. */
  isSingle: boolean;
  /** The number of sample rows that the SDL states. */
  rowCount: number | undefined;
  /** Whether a single field of `Query`, such as `viewer`, returns the first row. */
  isViewer: boolean;
  /** The fields that lead to rows, by name. */
  relations: Map<string, Relation>;
}

export interface Model {
  schema: GraphQLSchema;
  collections: Map<string, Collection>;
  /** Returns the collections whose rows a type can have: its own, or those of the members of an interface or union. */
  listTargets: (type: GraphQLNamedType) => Collection[];
}

/** A field of a collection that leads to rows. */
export interface Relation {
  name: string;
  /** The property of a row with the id of the related row: the name of the relation, or `authorId` for `author`. */
  storage: string;
  field: Field;
  kind: 'one' | 'many';
  /** The collections of the rows: one, or several for an interface or a union. */
  targets: Collection[];
  isNullable: boolean;
  /**
   * How the rows are found.
   * - `stored`: the row contains their ids.
   * - `inverse`: their rows contain the id of this row, in their relation `inverse`.
   * - `pairs`: both sides are lists. The sample relates pairs of rows, and changes are stored on both sides.
   * - `derived`: the sample relates some rows; changes are stored on this side.
   */
  by: 'stored' | 'inverse' | 'pairs' | 'derived';
  inverse?: Relation;
  /** The relations of the rows of a list of several collections, one of each, that contain the id of this row. */
  inverses?: Relation[];
  owner: Collection;
  /** Whether the relation has only a part of the rows that its inverse has, such as `pinnedIssues`. */
  isPart?: boolean;
}
