import { drawInteger } from './draw.ts';
import type { CreateValue, FieldName } from './valueSource.ts';

/** Ranges of numbers by the name of a field. The first pattern that matches applies. */
const ranges: [RegExp, low: number, high: number][] = [
  [/price|amount|total(?!count)|cost|balance|salary|revenue|fee|budget/, 5, 900],
  [/rating|stars$/, 1, 5],
  [/percent|progress|score|popularity/, 0, 100],
  [/year/, 1990, 2026],
  [/month/, 1, 12],
  [/age$/, 18, 80],
  [/priority|level|rank/, 1, 4],
  [/width|height|size/, 200, 1600],
  [/duration|ms$|milliseconds|length/, 60_000, 600_000],
  [/quantity|stock/, 1, 60],
  [/count|followers|likes|views/, 0, 500],
];

/** Returns the function that creates the numbers of a field. */
export function createNumber({ name }: FieldName, isInteger: boolean): CreateValue {
  if (
    /^(number|position|index|order|sortorder|sequence|databaseid|fulldatabaseid)$|id$/.test(name)
  ) {
    return ({ number }) => number;
  }
  if (/^lat(itude)?$/.test(name)) return ({ hash }) => 35 + (hash % 250_000) / 10_000;
  if (/^(lng|lon|longitude)$/.test(name)) return ({ hash }) => -9 + (hash % 250_000) / 10_000;
  const [, low, high] = ranges.find(([pattern]) => pattern.test(name)) ?? [null, 1, 100];
  if (isInteger) return ({ hash }) => drawInteger(hash, low, high);
  return ({ hash }) => drawInteger(hash, low * 100, high * 100) / 100;
}
