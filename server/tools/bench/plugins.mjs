import { importTypeScript } from '../importTypeScript.mjs';

const rounds = 400;

/** Returns a Markdown table of the CPU time that each plugin adds to a request. */
export async function measurePlugins() {
  const module = await importTypeScript('tools/bench/pluginCosts.ts');
  const costs = await module.measurePluginCosts(rounds);
  return [
    '| plugin | CPU, µs per request |',
    '|---|--:|',
    ...costs.map(({ title, cost }) => `| ${title} | ${cost.toFixed(1)} |`),
    '',
  ].join('\n');
}
