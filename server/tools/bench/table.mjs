import { targets } from './targets.mjs';
import { variants } from './variants.mjs';

const integerFormat = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const variantsById = new Map(variants.map((variant) => [variant.id, variant]));

function findResult(results, scenario, variant) {
  return results.find((result) => result.scenario === scenario && result.variant === variant);
}

const formatRatio = (value, base) =>
  base ? (value / base).toFixed(value / base < 1 ? 3 : 2) : '-';

/** Formats the results of a scenario as a Markdown table. */
export function formatTable({ id, title }, results) {
  const raw = findResult(results, id, 'raw')?.cpu;
  const jsonServer = findResult(results, id, 'json-server')?.cpu;
  const rows = results
    .filter(({ scenario }) => scenario === id)
    .map(({ variant, cpu, requestsPerSecond, p99 }) =>
      [
        variantsById.get(variant).title,
        integerFormat.format(cpu),
        formatRatio(cpu, raw),
        formatRatio(cpu, jsonServer),
        integerFormat.format(requestsPerSecond),
        p99.toFixed(1),
      ].join(' | '),
    );
  return [
    `| ${title} | CPU, µs per request | x Fastify | x json-server | requests per second | p99, ms |`,
    '|---|--:|--:|--:|--:|--:|',
    ...rows.map((row) => `| ${row} |`),
  ].join('\n');
}

/** Formats a line for each target whose two variants were measured. */
export function formatVerdicts(results) {
  return targets.flatMap(({ scenario, variant, against, max, isWish }) => {
    const measured = findResult(results, scenario, variant);
    const base = findResult(results, scenario, against);
    if (!measured || !base) return [];
    const verdict = measured.cpu / base.cpu <= max ? 'PASS' : 'MISS';
    const value = `${formatRatio(measured.cpu, base.cpu)} x the CPU time of ${against}`;
    const limit = `${isWish ? 'wish' : 'target'}: at most ${max}`;
    return `${verdict}  ${scenario}: ${variant} takes ${value}, ${limit}`;
  });
}
