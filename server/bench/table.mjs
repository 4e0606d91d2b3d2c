import { targets } from './scenarios.mjs';
import { variants } from './variants.mjs';

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const byId = new Map(variants.map((variant) => [variant.id, variant]));

function find(results, scenario, variant) {
  return results.find((result) => result.scenario === scenario && result.variant === variant);
}

const ratio = (value, base) => (base ? (value / base).toFixed(value / base < 1 ? 3 : 2) : '-');

/** One scenario as a Markdown table, with every CPU time as a multiple of raw Fastify's. */
export function table({ id, title }, results) {
  const raw = find(results, id, 'raw')?.cpu;
  const mock = find(results, id, 'json-server')?.cpu;
  const rows = results
    .filter(({ scenario }) => scenario === id)
    .map(({ variant, cpu, pace, p99 }) =>
      [
        byId.get(variant).title,
        whole.format(cpu),
        ratio(cpu, raw),
        ratio(cpu, mock),
        whole.format(pace),
        p99.toFixed(1),
      ].join(' | '),
    );
  return [
    `| ${title} | CPU, µs a request | x raw | x json-server | requests a second | p99, ms |`,
    '|---|--:|--:|--:|--:|--:|',
    ...rows.map((row) => `| ${row} |`),
  ].join('\n');
}

/** A line for each target: PASS, MISS, or nothing where a side was not measured. */
export function verdicts(results) {
  return targets.flatMap(({ scenario, variant, against, atMost, atLeast, isWish }) => {
    const measured = find(results, scenario, variant);
    const base = find(results, scenario, against);
    if (!measured || !base) return [];
    const [name, reached] = atMost
      ? ['the CPU', measured.cpu / base.cpu]
      : ['the throughput', measured.pace / base.pace];
    const isReached = atMost ? reached <= atMost : reached >= atLeast;
    const wanted = atMost ? `at most ${atMost}` : `at least ${atLeast}`;
    const line = `${scenario}: ${variant} against ${against}: ${ratio(reached, 1)} x ${name}`;
    return `${isReached ? 'PASS' : 'MISS'}  ${line}, ${isWish ? 'wished' : 'wanted'} ${wanted}`;
  });
}
