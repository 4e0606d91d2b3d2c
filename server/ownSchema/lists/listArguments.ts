import { getNamedType, isInputObjectType, isLeafType } from 'graphql';
import { foldText } from '../../values/foldText.ts';
import { type Page, selectPage } from '../fields/page.ts';
import type { Values } from '../rows/createRow.ts';
import type { Collection } from '../schema/model.ts';
import { foldName } from '../schema/names.ts';
import type { Field } from '../schema/shapes.ts';
import type { OwnData } from '../store/ownData.ts';
import { findConditionField } from './conditionField.ts';
import { matchesFilter } from './filters.ts';
import { readOrder, sortRows } from './order.ts';
import { type Arguments, isPageArgument } from './pageArguments.ts';

/** The meaning of the arguments of a list. */
export interface ListArguments {
  filters: string[];
  /** Arguments with the names of fields. */
  fields: string[];
  orders: string[];
  directions: string[];
  searches: string[];
  pages: string[];
  /** Arguments with another meaning. They restrict nothing. */
  unknown: string[];
  /** Whether archived rows are hidden, unless an argument asks for them. */
  hidesArchived: boolean;
}

const filterNames = /^(filters?|where|filterby|condition|query)$/;
const orderNames = /^(orderby|order|sort|sorts|sortby|sortkey|sortfield|orderings?|sorting)$/;
const directionNames = /^(reverse|direction|sortdirection|orderdirection|sortorder)$/;
const searchNames = /^(q|query|search|searchterm|term|text|keyword|keywords|searchquery)$/;

/** Reads the meaning of the arguments of a list from their names and types. */
export function readListArguments(field: Field, targets: readonly Collection[]): ListArguments {
  const found: ListArguments = {
    filters: [],
    fields: [],
    orders: [],
    directions: [],
    searches: [],
    pages: [],
    unknown: [],
    hidesArchived: false,
  };
  for (const { name, type } of field.args) {
    const folded = foldName(name);
    const named = getNamedType(type);
    const isText = isLeafType(named) && ['String', 'ID'].includes(named.name);
    if (isPageArgument(name)) found.pages.push(name);
    else if (filterNames.test(folded) && (isInputObjectType(named) || named.name === 'JSON'))
      found.filters.push(name);
    else if (orderNames.test(folded)) found.orders.push(name);
    else if (directionNames.test(folded)) found.directions.push(name);
    else if (searchNames.test(folded) && isText) found.searches.push(name);
    else if (folded === 'includearchived') found.hidesArchived = true;
    else if (targets.some((target) => findConditionField(target, name))) found.fields.push(name);
    else if (isInputObjectType(named) && /input|filter|where/i.test(named.name))
      found.filters.push(name);
    else found.unknown.push(name);
  }
  return found;
}

const isArchived = ({ archivedAt }: Values) => archivedAt !== null && archivedAt !== undefined;

/**
 * Returns the rows whose texts contain all words of a search, and whose fields have the values of terms such as `status:ACTIVE`. If
 * no row does, returns all if the search is required: such searches have own languages.
 */
function searchRows(data: OwnData, rows: Values[], text: string, isRequired: boolean): Values[] {
  const parts = foldText(text)
    .split(/\s+/)
    .filter((part) => part !== '');
  const words = parts.filter((part) => !part.includes(':'));
  const terms = parts.flatMap((part) => {
    const [, name, value] = /^([\w.-]+):"?([^"]+)"?$/.exec(part) ?? [];
    return name && value ? [{ [name]: { contains: value } }] : [];
  });
  const found = rows.filter((row) => {
    const texts = foldText(
      Object.values(row)
        .filter((value) => typeof value === 'string')
        .join('\n'),
    );
    return (
      words.every((word) => texts.includes(word)) &&
      terms.every((term) => matchesFilter(data, row, term))
    );
  });
  return found.length === 0 && isRequired ? rows : found;
}

/** Creates the function that applies the arguments of a list: filters, search, order, and page. */
export function createListReader(field: Field, targets: readonly Collection[]) {
  const plan = readListArguments(field, targets);
  const requiredSearches = new Set(
    field.args.filter(({ type }) => String(type).endsWith('!')).map(({ name }) => name),
  );

  return (data: OwnData, allRows: Values[], args: Arguments): Page => {
    let rows = allRows;
    const conditions = [
      ...plan.filters.map((name) => args[name]),
      ...plan.fields.map((name) =>
        args[name] === undefined || args[name] === null ? undefined : { [name]: args[name] },
      ),
    ].filter((value) => typeof value === 'object' && value !== null) as Record<string, unknown>[];
    if (plan.hidesArchived && args.includeArchived !== true)
      rows = rows.filter((row) => !isArchived(row));
    for (const condition of conditions)
      rows = rows.filter((row) => matchesFilter(data, row, condition));
    for (const name of plan.searches) {
      const text = args[name];
      if (typeof text === 'string' && text !== '')
        rows = searchRows(data, rows, text, requiredSearches.has(name));
    }
    const order = plan.orders.flatMap((name) =>
      readOrder(args[name], plan.directions.map((direction) => args[direction])[0]),
    );
    if (order.length > 0) rows = sortRows(data, rows, order);
    return selectPage(rows, args, plan.pages.length > 0);
  };
}
