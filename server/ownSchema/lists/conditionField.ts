import type { Collection } from '../schema/model.ts';
import { splitWords } from '../schema/names.ts';
import { findOperator } from './operators.ts';
import { findNamedField } from './readField.ts';

/** The field that a condition restricts, and the operator in the name of the condition, such as `contains` in `title_contains`. */
interface ConditionField {
  fieldName: string;
  operator?: string;
}

/** The conditions that were found, because a filter looks for the same names in each row. */
const conditionFields = new WeakMap<Collection, Map<string, ConditionField | undefined>>();

/** Finds the field that a condition restricts: `title`, `title_contains`, `statusIn`, `minPrice`, `createdAfter`. */
export function findConditionField(
  collection: Collection,
  name: string,
): ConditionField | undefined {
  const cache = conditionFields.get(collection) ?? new Map<string, ConditionField | undefined>();
  conditionFields.set(collection, cache);
  if (!cache.has(name)) cache.set(name, searchConditionField(collection, name));
  return cache.get(name);
}

function searchConditionField(collection: Collection, name: string): ConditionField | undefined {
  if (findNamedField(collection, name)) return { fieldName: name };
  const words = splitWords(name);
  const candidates = words.slice(1).flatMap((_, index) => {
    const [start, end] = [words.slice(0, index + 1).join('_'), words.slice(index + 1).join('_')];
    return [
      { fieldName: start, operator: end },
      { fieldName: `${start}_at`, operator: end },
      { fieldName: end, operator: start },
    ];
  });
  return candidates.find(
    ({ fieldName, operator }) => findOperator(operator) && findNamedField(collection, fieldName),
  );
}
