import { targets } from './targets.mjs';
import { variants } from './variants.mjs';

const integer = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const byId = new Map(variants.map((variant) => [variant.id, variant]));

function find(results, scenario, variant) {
  return results.find((result) => result.scenario === scenario && result.variant === variant);
}

const ratio = (value, base) => (base ? (value / base).toFixed(value / base < 1 ? 3 : 2) : '-');

/** Returns one scenario as a Markdown table. */
export function formatTable({ id, title }, results) {
  const raw = find(results, id, 'raw')?.cpu;
  const mock = find(results, id, 'json-server')?.cpu;
  const rows = results
    .filter(({ scenario }) => scenario === id)
    .map(({ variant, cpu, requestsPerSecond, p99 }) =>
      [
        byId.get(variant).title,
        integer.format(cpu),
        ratio(cpu, raw),
        ratio(cpu, mock),
        integer.format(requestsPerSecond),
        p99.toFixed(1),
      ].join(' | '),
    );
  return [
    `| ${title} | CPU, µs per request | x Fastify | x json-server | requests per second | p99, ms |`,
    '|---|--:|--:|--:|--:|--:|',
    ...rows.map((row) => `| ${row} |`),
  ].join('\n');
}

/** Returns a line for each target whose two variants were measured. */
export function formatVerdicts(results) {
  return targets.flatMap(({ scenario, variant, against, max, isWish }) => {
    const measured = find(results, scenario, variant);
    const base = find(results, scenario, against);
    if (!measured || !base) return [];
    const verdict = measured.cpu / base.cpu <= max ? 'PASS' : 'MISS';
    const value = `${ratio(measured.cpu, base.cpu)} x the CPU time of ${against}`;
    const limit = `${isWish ? 'wish' : 'target'}: at most ${max}`;
    return `${verdict}  ${scenario}: ${variant} has ${value}, ${limit}`;
  });
}
